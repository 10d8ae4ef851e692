import type { Log } from '@tallyport/runtime/log';
import type { Consumer, EachBatchPayload, Kafka } from 'kafkajs';

/** A batch of one lane, as raw texts in the order of the partition. */
export interface LaneBatch {
  readonly lane: number;
  readonly texts: readonly string[];
  /** False once the group took the lane away: stop before the next try. */
  isMine(): boolean;
  heartbeat(): Promise<void>;
}

export interface KafkaLanesOptions {
  readonly groupId: string;
  readonly topic: string;
  readonly log: Log;
  onBatch(batch: LaneBatch): Promise<void>;
}

/**
 * Reads the lanes that the group gives this process. Offsets are committed only to save time:
 * the checkpoint in PostgreSQL decides what was applied, so a message may come any number of times.
 */
export class KafkaLanes {
  private readonly consumer: Consumer;
  private gaveUp = false;

  constructor(
    kafka: Kafka,
    private readonly options: KafkaLanesOptions,
  ) {
    this.consumer = kafka.consumer({
      groupId: options.groupId,
      allowAutoTopicCreation: false,
      sessionTimeout: 10_000,
      heartbeatInterval: 1_000,
      rebalanceTimeout: 15_000,
      maxWaitTimeInMs: 100,
      minBytes: 1,
      retry: { retries: 8, restartOnFailure: () => Promise.resolve(false) },
    });
  }

  /** The client cannot go on by itself, as when the broker was away for too long: another one has to be opened. */
  get hasGivenUp(): boolean {
    return this.gaveUp;
  }

  async start(): Promise<void> {
    this.consumer.on(this.consumer.events.CRASH, ({ payload }) => {
      this.gaveUp = true;
      this.options.log.warn({ err: payload.error }, 'the Kafka client gave up; another one is opened');
    });
    await this.consumer.connect();
    await this.consumer.subscribe({ topic: this.options.topic, fromBeginning: true });
    await this.consumer.run({
      autoCommit: true,
      autoCommitInterval: 2_000,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: 4,
      eachBatch: (payload) => this.handle(payload),
    });
  }

  async stop(): Promise<void> {
    await this.consumer.disconnect();
  }

  private async handle({ batch, isRunning, isStale, heartbeat, resolveOffset }: EachBatchPayload): Promise<void> {
    const isMine = () => isRunning() && !isStale();
    const texts = batch.messages.map((message) => message.value?.toString('utf8') ?? '');
    await this.options.onBatch({ lane: batch.partition, texts, isMine, heartbeat });
    if (isMine()) resolveOffset(batch.lastOffset());
  }
}
