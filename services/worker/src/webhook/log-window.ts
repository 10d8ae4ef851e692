import { TENANT_GUARD } from '@tallyport/database/tenant';
import type pg from 'pg';
import type { HeldEndpoint } from './endpoint.js';

/** Positions of the log that one look goes through. Most of them may be of other organisations. */
const WINDOW = 2_000;
/** Messages that are meant at once, and sent one after the other. */
export const MOST_MEANT = 200;

/**
 * The events of organisation `$1` after position `$2`, of the types `$3` where there are any, at most `$5` of the next `$4`
 * positions. Of an event nothing is read but what names it. `offset 0` keeps each a look-up by its number.
 */
const WINDOW_EVENTS = {
  name: 'webhook-window',
  text: `
select l.position, e.event_id, e.type, e.stream_id, e.stream_position, e.job_id, e.recorded_at
from (select position, seq from event_store.log where position > $2 order by position limit $4) l
cross join lateral (
  select event_id, type, stream_id, stream_position, job_id, recorded_at
  from event_store.event e where e.seq = l.seq and e.org_id = $1::uuid offset 0
) e
where ${TENANT_GUARD} and (cardinality($3::text[]) = 0 or e.type = any ($3::text[]))
order by l.position limit $5`,
};

export interface NamedEvent {
  readonly position: number;
  readonly eventId: string;
  readonly type: string;
  readonly streamId: string;
  readonly streamPosition: number;
  readonly jobId: string | null;
  readonly recordedAt: string;
}

export interface LogWindow {
  readonly events: readonly NamedEvent[];
  /** Up to where the log was gone through. */
  readonly upTo: number;
}

/** What comes next in the log for an endpoint. A place past the head, as after a restored database, goes back to the head. */
export async function nextInLog(pool: pg.Pool, endpoint: HeldEndpoint): Promise<LogWindow> {
  const { orgId, position, eventTypes } = endpoint;
  // The head is read first: what is numbered after it waits for the next look, and is never passed over.
  const { rows: states } = await pool.query<{ position: number }>('select position from event_store.relay_state');
  const head = states[0]?.position ?? 0;
  if (position >= head) return { events: [], upTo: head };
  const end = Math.min(head, position + WINDOW);
  const { rows } = await pool.query<EventRow>({
    ...WINDOW_EVENTS,
    values: [orgId, position, eventTypes, end - position, MOST_MEANT],
  });
  const events = rows.map(namedEvent);
  return { events, upTo: events.length === MOST_MEANT ? (events.at(-1)?.position ?? end) : end };
}

interface EventRow {
  readonly position: number;
  readonly event_id: string;
  readonly type: string;
  readonly stream_id: string;
  readonly stream_position: number;
  readonly job_id: string | null;
  readonly recorded_at: Date;
}

function namedEvent(row: EventRow): NamedEvent {
  return {
    position: row.position,
    eventId: row.event_id,
    type: row.type,
    streamId: row.stream_id,
    streamPosition: row.stream_position,
    jobId: row.job_id,
    recordedAt: row.recorded_at.toISOString(),
  };
}
