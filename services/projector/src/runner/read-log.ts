import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { EVENT_COLUMNS, type LoggedRow, loggedEvent } from '@tallyport/event-store/event-row';
import type { StreamRef } from '../projection.js';
import { statement, type Tables } from '../tables.js';

/** `offset 0` keeps the event a look-up by its number: a join would scan all events while the table has no statistics. */
const readLane = statement(
  'log-read-lane',
  () => `
select s.epoch, l.position, l.lane, l.previous, e.*
from event_store.relay_state s, (
  select position, lane, previous, seq from event_store.log where lane = $1 and position > $2 and position <= $3 order by position limit $4
) l cross join lateral (select ${EVENT_COLUMNS} from event_store.event e where e.seq = l.seq offset 0) e
order by l.position`,
);

const readStream = statement(
  'log-read-stream',
  () => `
select s.epoch, l.position, l.lane, l.previous, e.*
from event_store.relay_state s, (
  select ${EVENT_COLUMNS}, e.seq from event_store.event e where e.org_id = $1 and e.stream_id = $2
) e cross join lateral (select position, lane, previous from event_store.log l where l.seq = e.seq offset 0) l
where l.position <= $3 order by e.stream_position`,
);

/** Every position that a query can ask for. */
export const END_OF_LOG = Number.MAX_SAFE_INTEGER;

/** The next events of a lane after a position, at most `limit`, in the order of the log. */
export async function eventsOfLane(tables: Tables, lane: number, after: number, upTo: number, limit: number): Promise<LoggedEvent[]> {
  const rows = await tables.query<LoggedRow>(readLane, [lane, after, upTo, limit]);
  return rows.map(loggedEvent);
}

/** The numbered events of a stream up to a log position. */
export async function eventsOfStream(tables: Tables, { orgId, streamId }: StreamRef, upTo: number): Promise<LoggedEvent[]> {
  const rows = await tables.query<LoggedRow>(readStream, [orgId, streamId, upTo]);
  return rows.map(loggedEvent);
}
