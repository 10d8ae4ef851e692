import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type pg from 'pg';
import { EVENT_COLUMNS, type LoggedRow, loggedEvent } from './event-row.js';

/** Every position that a query can ask for. */
const END_OF_LOG = Number.MAX_SAFE_INTEGER;

/**
 * The next events of lane `$1` after position `$2` and up to `$3`, at most `$4`, across all organisations.
 * `offset 0` keeps the event a look-up by its number: a join would scan all events while the table has no statistics.
 */
export const LANE_EVENTS = {
  name: 'events-of-lane',
  text: `
select s.epoch, l.position, l.lane, l.previous, e.*
from event_store.relay_state s, (
  select position, lane, previous, seq from event_store.log where lane = $1 and position > $2 and position <= $3 order by position limit $4
) l cross join lateral (select ${EVENT_COLUMNS} from event_store.event e where e.seq = l.seq offset 0) e
order by l.position`,
};

/** The numbered events of organisation `$1` and stream `$2` between the log positions `$3` and `$4`, both included. */
export const STREAM_EVENTS = {
  name: 'events-of-stream',
  text: `
select s.epoch, l.position, l.lane, l.previous, e.*
from event_store.relay_state s, (
  select ${EVENT_COLUMNS}, e.seq from event_store.event e where e.org_id = $1::uuid and e.stream_id = $2
) e cross join lateral (select position, lane, previous from event_store.log l where l.seq = e.seq offset 0) l
where l.position between $3 and $4 order by e.stream_position`,
};

/** The next events of a lane after a position, across all organisations, in the order of the log: what a consumer fills from. */
export async function eventsOfLane(client: Pick<pg.Pool, 'query'>, lane: number, after: number, limit: number): Promise<LoggedEvent[]> {
  const { rows } = await client.query<LoggedRow>({ ...LANE_EVENTS, values: [lane, after, END_OF_LOG, limit] });
  return rows.map(loggedEvent);
}

/** The numbered events of a stream from a log position on. */
export async function eventsOfStream(
  client: Pick<pg.Pool, 'query'>,
  orgId: string,
  streamId: string,
  from: number,
): Promise<LoggedEvent[]> {
  const { rows } = await client.query<LoggedRow>({ ...STREAM_EVENTS, values: [orgId, streamId, from, END_OF_LOG] });
  return rows.map(loggedEvent);
}

/** The epoch of the log and its head: the last position that was given. */
export async function logHead(client: Pick<pg.Pool, 'query'>): Promise<{ readonly epoch: string; readonly position: number }> {
  const { rows } = await client.query<{ epoch: string; position: number }>('select epoch, position from event_store.relay_state');
  const [state] = rows;
  if (!state) throw new Error('The log has no state row: the database is not migrated.');
  return state;
}
