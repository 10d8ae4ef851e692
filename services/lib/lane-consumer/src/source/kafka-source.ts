import { setTimeout as sleep } from 'node:timers/promises';
import { eventsTopic, LANES } from '@tallyport/contracts/topics';
import { backoffMs } from '@tallyport/runtime/backoff';
import type { KafkaAccess } from '@tallyport/runtime/kafka/access';
import { connectKafka } from '@tallyport/runtime/kafka/connect';
import { ensureTopic } from '@tallyport/runtime/kafka/topic';
import { Recurring } from '@tallyport/runtime/recurring';
import { KafkaLanes, type LaneBatch } from './kafka-lanes.js';
import type { OpenSource, Served, Source } from './source.js';

/** The group hears a sign of life as often, whatever the lane is waiting for. */
const BEAT_MS = 1_000;
const OPEN_EVERY_MS = 2_000;

/** The lanes as the relay publishes them, shared among all processes of the consumer's group. */
export function kafkaSource(access: KafkaAccess): Source {
  return (served) => new KafkaSource(served, access);
}

/** Subscribes when the broker answers, and again after its client gave up: a broker may be away for as long as it likes. */
class KafkaSource implements OpenSource {
  private readonly opening: Recurring;
  private lanes: KafkaLanes | null = null;
  private isClosed = false;

  constructor(
    private readonly served: Served,
    private readonly access: KafkaAccess,
  ) {
    this.opening = new Recurring('kafka', OPEN_EVERY_MS, served.log, () => this.open());
  }

  async close(): Promise<void> {
    this.isClosed = true;
    // An attempt to reach a broker that is away may last; it gives up what it gets.
    void this.opening.stop();
    await this.lanes?.stop();
  }

  private async open(): Promise<void> {
    if (this.lanes !== null && !this.lanes.hasGivenUp) return;
    const { consumer, epoch, log } = this.served;
    const name = `tallyport-${consumer}`;
    const kafka = connectKafka(this.access, name, log);
    await ensureTopic(kafka, eventsTopic(epoch), LANES);
    const lanes = new KafkaLanes(kafka, {
      groupId: name,
      topic: eventsTopic(epoch),
      log,
      onBatch: (batch) => takeBatch(this.served, batch),
    });
    await lanes.start();
    if (this.isClosed) await lanes.stop();
    else this.lanes = lanes;
  }
}

/**
 * Hands a batch to its lane, and tries again for as long as the lane is this process's own: while the database or the other
 * side of an effect is away, events wait here and in the log, and the group hears that this process lives. What the group answers
 * to that is thrown as it is: only so does the client learn that the lanes are dealt anew, and take its part of them.
 */
export async function takeBatch({ lanes, log }: Pick<Served, 'lanes' | 'log'>, batch: LaneBatch): Promise<void> {
  const beating = setInterval(() => void batch.heartbeat().catch(() => undefined), BEAT_MS);
  try {
    for (let attempt = 0; batch.isMine(); attempt++) {
      await batch.heartbeat();
      try {
        return await lanes.take(batch.lane, batch.texts);
      } catch (error) {
        log.warn({ err: error, lane: batch.lane, attempt }, 'a batch was not applied; it is tried again');
        await sleep(backoffMs(attempt, 100, 2_000));
      }
    }
  } finally {
    clearInterval(beating);
  }
}
