import type { LoggedEvent, RecordedEvent } from '@tallyport/contracts/envelope';

/** The columns of {@link EventRow} of the table `event_store.event e`. */
export const EVENT_COLUMNS =
  'e.org_id, e.stream_id, e.stream_position, e.event_id, e.job_id, e.type, e.schema_version, e.data, e.metadata, e.recorded_at';

/** An event as PostgreSQL answers with it. */
export interface EventRow {
  readonly org_id: string;
  readonly stream_id: string;
  readonly stream_position: number;
  readonly event_id: string;
  readonly job_id: string | null;
  readonly type: string;
  readonly schema_version: number;
  readonly data: unknown;
  readonly metadata: RecordedEvent['metadata'];
  readonly recorded_at: Date;
}

/** An event with its number: joined with `event_store.log` and the log's epoch. */
export interface LoggedRow extends EventRow {
  readonly epoch: string;
  readonly position: number;
  readonly lane: number;
  readonly previous: number;
}

export function recordedEvent(row: EventRow): RecordedEvent {
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
  };
}

export function loggedEvent(row: LoggedRow): LoggedEvent {
  const { epoch, position, lane, previous } = row;
  return { ...recordedEvent(row), epoch, position, lane, previous };
}
