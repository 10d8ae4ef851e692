import { EVENT_COLUMNS, type LoggedRow } from '@tallyport/event-store/event-row';
import type { LaneMessage } from '@tallyport/runtime/kafka/publisher';

/** A numbered event whose JSON is still the text that was recorded: it goes to Kafka without being parsed. */
export type MessageRow = Omit<LoggedRow, 'data' | 'metadata'> & { readonly data: string | null; readonly metadata: string };

/** The columns of {@link MessageRow}, of `event e`, `log l` and `relay_state s`. */
export const MESSAGE_COLUMNS = `s.epoch, l.position, l.lane, l.previous, ${EVENT_COLUMNS}`
  .replace('e.data', 'e.data::text')
  .replace('e.metadata', 'e.metadata::text');

/** The message of an event: a `LoggedEvent` as JSON. */
export function messageOf(row: MessageRow): LaneMessage {
  const { data, metadata } = row;
  const rest = JSON.stringify({
    orgId: row.org_id,
    streamId: row.stream_id,
    streamPosition: row.stream_position,
    eventId: row.event_id,
    jobId: row.job_id,
    type: row.type,
    schemaVersion: row.schema_version,
    recordedAt: row.recorded_at.toISOString(),
    epoch: row.epoch,
    position: row.position,
    lane: row.lane,
    previous: row.previous,
  });
  return {
    lane: row.lane,
    key: row.job_id ?? row.stream_id,
    value: `${rest.slice(0, -1)},"data":${data ?? 'null'},"metadata":${metadata}}`,
  };
}
