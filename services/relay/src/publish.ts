import { eventsTopic } from '@tallyport/contracts/topics';
import { STORED_EVENT_COLUMNS, type StoredEventRow, storedEvent } from '@tallyport/event-store/verify/stored-event-row';
import { writeMessage } from '@tallyport/lane-consumer/message';
import { failPoint } from '@tallyport/runtime/fail-point';
import type { LaneMessage, Publisher } from '@tallyport/runtime/kafka/publisher';
import type pg from 'pg';

/** Events of one request to Kafka, and the most that a crash may send twice. */
export const BATCH = 1_000;

/** Kafka takes at most a megabyte for one lane in one request, and an event has at most 200 kB. */
const LANE_BYTES = 800_000;

/**
 * Positions have no gaps, so the next `$1` of them are a limit. As a range up to `published + $1` the planner, which does not
 * know `published`, would walk the whole log for each batch.
 */
const NEXT = `
select s.epoch, l.previous, ${STORED_EVENT_COLUMNS}
from event_store.log l
  join event_store.event e on e.seq = l.seq
  cross join event_store.relay_state s
where l.position > (select greatest(published, $2) from event_store.relay_state)
order by l.position limit $1`;

/** An event as it is stored, with its place in the log. */
interface LoggedRow extends StoredEventRow {
  readonly epoch: string;
  readonly position: number;
  readonly previous: number;
}

interface Batch {
  readonly topic: string;
  readonly messages: readonly LaneMessage[];
  /** The position of its last event. */
  readonly end: number;
  /** Whether it is as large as a batch may be, so that more stands behind it. */
  readonly isFull: boolean;
}

/**
 * Takes the numbered events to Kafka, batch by batch. While Kafka takes one, the next is read already; it is sent when the one
 * before it was acknowledged and noted. After a failure begin with a new one.
 */
export class Publication {
  private ahead: Batch | null = null;
  private drained = false;

  constructor(
    private readonly client: Pick<pg.ClientBase, 'query'>,
    private readonly publisher: Pick<Publisher, 'publish'>,
    private readonly limit = BATCH,
  ) {}

  /** Whether a batch is there to be sent, whatever else is numbered meanwhile. */
  get isAhead(): boolean {
    return this.ahead !== null;
  }

  /** Whether everything that was numbered so far is on Kafka. */
  get isDrained(): boolean {
    return this.drained;
  }

  /**
   * Sends the next batch, then moves the published position. A crash in between sends the batch again: duplicates on Kafka
   * are harmless, since every consumer compares positions. `meanwhile` has the connection while Kafka works. Answers how many
   * were sent.
   */
  async publishNext(meanwhile: () => Promise<unknown> = () => Promise.resolve()): Promise<number> {
    const batch = this.ahead ?? (await this.read(0));
    this.ahead = null;
    this.drained = batch === null;
    if (batch === null) return 0;
    const sending = this.publisher.publish(batch.topic, batch.messages);
    // Whoever awaits it hears of the failure; until then nobody may.
    sending.catch(() => undefined);
    await meanwhile();
    if (batch.isFull) this.ahead = await this.read(batch.end);
    await sending;
    await failPoint('relay.after-publish');
    await this.client.query({
      name: 'published',
      text: 'update event_store.relay_state set published = $1 where published < $1',
      values: [batch.end],
    });
    this.drained = !batch.isFull;
    return batch.messages.length;
  }

  private async read(after: number): Promise<Batch | null> {
    const { rows } = await this.client.query<LoggedRow>({ name: 'publish-next', text: NEXT, values: [this.limit, after] });
    const [first] = rows;
    if (!first) return null;
    const messages = withinBounds(rows.map(messageOf));
    const end = rows[messages.length - 1]?.position ?? first.position;
    return { topic: eventsTopic(first.epoch), messages, end, isFull: messages.length < rows.length || rows.length === this.limit };
  }
}

function messageOf(row: LoggedRow): LaneMessage {
  const { epoch, position, previous } = row;
  return writeMessage({ ...storedEvent(row), epoch, position, previous });
}

/** The first messages, as many as no lane has too many bytes of; never none. */
function withinBounds(messages: readonly LaneMessage[]): readonly LaneMessage[] {
  const bytes = new Map<number, number>();
  const over = messages.findIndex(({ lane, value }) => {
    const sum = (bytes.get(lane) ?? 0) + Buffer.byteLength(value);
    bytes.set(lane, sum);
    return sum > LANE_BYTES;
  });
  return over === -1 ? messages : messages.slice(0, Math.max(1, over));
}
