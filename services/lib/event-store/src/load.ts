import type { RecordedEvent } from '@tallyport/contracts/envelope';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type pg from 'pg';
import { eventIdOf } from './derived-ids.js';
import { EVENT_COLUMNS, type EventRow, recordedEvent } from './event-row.js';
import { GENESIS } from './hash-chain.js';

/** The end of a stream: position and hash of its last event. */
export interface StreamHead {
  readonly streamPosition: number;
  readonly hash: Buffer;
}

export type HashedEvent = RecordedEvent & { readonly hash: Buffer };

type Queryable = Pick<pg.Pool, 'query'>;

const OF_TENANT = `where ${TENANT_GUARD} and e.org_id = $1::uuid`;
/** The columns of {@link HashedRow}. */
export const HASHED_COLUMNS = `${EVENT_COLUMNS}, e.hash`;
const SELECT = `select ${HASHED_COLUMNS} from event_store.event e ${OF_TENANT}`;

/** A row that also tells the event's hash, which the next event is chained to. */
export type HashedRow = EventRow & { readonly hash: Buffer };

/** The events of a stream after a position, in order. Empty for a stream that does not exist or is another organisation's. */
export async function loadStream(pool: Queryable, orgId: string, streamId: string, after = 0): Promise<HashedEvent[]> {
  const { rows } = await pool.query<HashedRow>({
    name: 'load-stream',
    text: `${SELECT} and e.stream_id = $2 and e.stream_position > $3::int order by e.stream_position`,
    values: [orgId, streamId, after],
  });
  return rows.map(hashedEvent);
}

/** The events of a job across its streams up to a log position, in the order of the log. Unnumbered events are not among them. */
export async function loadJob(
  pool: Queryable,
  orgId: string,
  jobId: string,
  upTo: number,
): Promise<(HashedEvent & { position: number })[]> {
  const { rows } = await pool.query<HashedRow & { position: number }>({
    name: 'load-job',
    text: `select ${HASHED_COLUMNS}, l.position from event_store.event e join event_store.log l on l.seq = e.seq ${OF_TENANT}
 and e.job_id = $2::uuid and l.position <= $3::bigint order by l.position`,
    values: [orgId, jobId, upTo],
  });
  return rows.map((row) => ({ ...hashedEvent(row), position: row.position }));
}

/** The events of these types in a job's streams, stream by stream in order; those without a number are among them. */
export async function loadTypes(pool: Queryable, orgId: string, jobId: string, types: readonly string[]): Promise<HashedEvent[]> {
  const { rows } = await pool.query<HashedRow>({
    name: 'load-types',
    // Ordered here: asked to order, the planner of an empty database would read the whole organisation by the primary key.
    text: `${SELECT} and e.job_id = $2::uuid and e.type = any ($3::text[])`,
    values: [orgId, jobId, types],
  });
  return rows.map(hashedEvent).toSorted((a, b) => order(a.streamId, b.streamId) || a.streamPosition - b.streamPosition);
}

/** The events that a command recorded in this stream; empty when it recorded none. */
export async function findCommand(pool: Queryable, orgId: string, streamId: string, commandId: string): Promise<HashedEvent[]> {
  const { rows } = await pool.query<HashedRow>({
    name: 'find-command',
    text: `${SELECT} and e.stream_id = $2 and e.stream_position >= (
      select f.stream_position from event_store.event f where f.event_id = $3::uuid and f.org_id = $1::uuid and f.stream_id = $2)
     order by e.stream_position limit 1000`,
    values: [orgId, streamId, eventIdOf(commandId, 0)],
  });
  const events = rows.map(hashedEvent);
  const end = events.findIndex((event) => event.metadata.commandId !== commandId);
  return end === -1 ? events : events.slice(0, end);
}

/** Where a stream ends now; position 0 when it does not exist. */
export async function streamHead(pool: Queryable, orgId: string, streamId: string): Promise<StreamHead> {
  const { rows } = await pool.query<HashedRow>({
    name: 'stream-head',
    text: `${SELECT} and e.stream_id = $2 order by e.stream_position desc limit 1`,
    values: [orgId, streamId],
  });
  const last = rows[0];
  return last ? { streamPosition: last.stream_position, hash: last.hash } : { streamPosition: 0, hash: GENESIS };
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function hashedEvent(row: HashedRow): HashedEvent {
  return { ...recordedEvent(row), hash: row.hash };
}
