import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { STORED_EVENT_COLUMNS, type StoredEventRow, storedEvent } from '@tallyport/event-store/verify/stored-event-row';
import { readMessage, writeMessage } from '../message.js';
import type { Queryable } from '../messages-in-log.js';

type Row = StoredEventRow & { readonly epoch: string; readonly position: number; readonly previous: number };

/** The texts of all messages of a lane, in order, as the relay publishes them. */
export async function publishedTexts(client: Queryable, lane: number): Promise<string[]> {
  const { rows } = await client.query<Row>(
    `select s.epoch, l.previous, ${STORED_EVENT_COLUMNS} from event_store.relay_state s, event_store.log l
     join event_store.event e on e.seq = l.seq where l.lane = $1 order by l.position`,
    [lane],
  );
  return rows.map((row) => writeMessage({ ...storedEvent(row), epoch: row.epoch, position: row.position, previous: row.previous }).value);
}

/** The place in the log that a message names. */
export function placeOf(text: string): { epoch: string; lane: number; position: number; previous: number } {
  return JSON.parse(text.slice(0, text.indexOf('\n'))) as ReturnType<typeof placeOf>;
}

/** The event that a message holds. Throws for what no consumer would read. */
export function eventOf(text: string): LoggedEvent {
  const read = readMessage(text, placeOf(text));
  if (read.kind !== 'message') throw new Error('the message cannot be read');
  return read.message.event;
}

/** The same message with something else in its place: what anybody may write who can publish. */
export function withPlace(text: string, changed: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...placeOf(text), ...changed }) + text.slice(text.indexOf('\n'));
}
