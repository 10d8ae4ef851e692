import { eventsTopic } from '@tallyport/contracts/topics';
import { EVENT_COLUMNS, type LoggedRow, loggedEvent } from '@tallyport/event-store/event-row';
import { failPoint } from '@tallyport/runtime/fail-point';
import type { LaneMessage, Publisher } from '@tallyport/runtime/kafka/publisher';
import type pg from 'pg';

/**
 * Positions have no gaps, so the next `$1` of them are a limit. As a range up to `published + $1` the planner, which does not
 * know `published`, would walk the whole log for each batch.
 */
const NEXT = `
select s.epoch, l.position, l.lane, l.previous, ${EVENT_COLUMNS}
from event_store.log l
  join event_store.event e on e.seq = l.seq
  cross join event_store.relay_state s
where l.position > (select published from event_store.relay_state)
order by l.position limit $1`;

/** Events of one request to Kafka, and the most that a crash may send twice. */
export const BATCH = 500;

/**
 * Sends the next batch of numbered events, then moves the published position. A crash in between sends the batch again:
 * duplicates on Kafka are harmless, since every consumer compares positions. Answers how many were sent.
 */
export async function publishNext(
  client: Pick<pg.ClientBase, 'query'>,
  publisher: Pick<Publisher, 'publish'>,
  limit = BATCH,
): Promise<number> {
  const { rows } = await client.query<LoggedRow>({ name: 'publish-next', text: NEXT, values: [limit] });
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

function toMessage(row: LoggedRow): LaneMessage {
  return { lane: row.lane, key: row.job_id ?? row.stream_id, value: JSON.stringify(loggedEvent(row)) };
}
