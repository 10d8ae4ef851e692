import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { eventsTopic } from '@tallyport/contracts/topics';
import { failPoint } from '@tallyport/runtime/fail-point';
import type { LaneMessage, Publisher } from '@tallyport/runtime/kafka/publisher';
import type pg from 'pg';

interface Row {
  epoch: string;
  position: number;
  lane: number;
  previous: number;
  org_id: string;
  stream_id: string;
  stream_position: number;
  event_id: string;
  job_id: string | null;
  type: string;
  schema_version: number;
  data: unknown;
  metadata: LoggedEvent['metadata'];
  recorded_at: Date;
}

const NEXT = `
select s.epoch, l.position, l.lane, l.previous, e.org_id, e.stream_id, e.stream_position, e.event_id, e.job_id,
  e.type, e.schema_version, e.data, e.metadata, e.recorded_at
from event_store.relay_state s
  join event_store.log l on l.position > s.published and l.position <= s.published + $1
  join event_store.event e on e.seq = l.seq
order by l.position`;

/**
 * Sends the next batch of numbered events, then moves the published position. A crash in between sends the batch again:
 * duplicates on Kafka are harmless, since every consumer compares positions. Answers how many were sent.
 */
export async function publishNext(
  client: Pick<pg.ClientBase, 'query'>,
  publisher: Pick<Publisher, 'publish'>,
  limit = 500,
): Promise<number> {
  const { rows } = await client.query<Row>({ name: 'publish-next', text: NEXT, values: [limit] });
  const last = rows.at(-1);
  if (!last) return 0;
  await publisher.publish(eventsTopic(last.epoch), rows.map(toMessage));
  await failPoint('relay.after-publish');
  await client.query({
    name: 'published',
    text: 'update event_store.relay_state set published = $1 where published < $1',
    values: [last.position],
  });
  return rows.length;
}

function toMessage(row: Row): LaneMessage {
  const event: LoggedEvent = {
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
  return { lane: row.lane, key: row.job_id ?? row.stream_id, value: JSON.stringify(event) };
}
