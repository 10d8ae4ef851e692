import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { StreamRef } from '../projection.js';
import { statement, type Tables } from '../tables.js';

const COLUMNS = `e.org_id, e.stream_id, e.stream_position, e.event_id, e.job_id, e.type, e.schema_version, e.data, e.metadata, e.recorded_at`;

/** `offset 0` keeps the event a look-up by its number: a join would scan all events while the table has no statistics. */
const readLane = statement(
  'log-read-lane',
  () => `
select s.epoch, l.position, l.lane, l.previous, e.*
from event_store.relay_state s, (
  select position, lane, previous, seq from event_store.log where lane = $1 and position > $2 and position <= $3 order by position limit $4
) l cross join lateral (select ${COLUMNS} from event_store.event e where e.seq = l.seq offset 0) e
order by l.position`,
);

const readStream = statement(
  'log-read-stream',
  () => `
select s.epoch, l.position, l.lane, l.previous, e.*
from event_store.relay_state s, (
  select ${COLUMNS}, e.seq from event_store.event e where e.org_id = $1 and e.stream_id = $2
) e cross join lateral (select position, lane, previous from event_store.log l where l.seq = e.seq offset 0) l
where l.position <= $3 order by e.stream_position`,
);

/** Every position that a query can ask for. */
export const END_OF_LOG = Number.MAX_SAFE_INTEGER;

/** The next events of a lane after a position, at most `limit`, in the order of the log. */
export async function eventsOfLane(tables: Tables, lane: number, after: number, upTo: number, limit: number): Promise<LoggedEvent[]> {
  const rows = await tables.query<LogRow>(readLane, [lane, after, upTo, limit]);
  return rows.map(fromRow);
}

/** The numbered events of a stream up to a log position. */
export async function eventsOfStream(tables: Tables, { orgId, streamId }: StreamRef, upTo: number): Promise<LoggedEvent[]> {
  const rows = await tables.query<LogRow>(readStream, [orgId, streamId, upTo]);
  return rows.map(fromRow);
}

interface LogRow {
  readonly epoch: string;
  readonly position: number;
  readonly lane: number;
  readonly previous: number;
  readonly org_id: string;
  readonly stream_id: string;
  readonly stream_position: number;
  readonly event_id: string;
  readonly job_id: string | null;
  readonly type: string;
  readonly schema_version: number;
  readonly data: unknown;
  readonly metadata: LoggedEvent['metadata'];
  readonly recorded_at: Date;
}

function fromRow(row: LogRow): LoggedEvent {
  return {
    orgId: row.org_id,
    streamId: row.stream_id,
    streamPosition: row.stream_position,
    eventId: row.event_id,
    jobId: row.job_id,
    type: row.type,
    schemaVersion: row.schema_version,
    data: row.data,
    metadata: row.metadata,
    recordedAt: row.recorded_at.toISOString(),
    epoch: row.epoch,
    position: row.position,
    lane: row.lane,
    previous: row.previous,
  };
}
