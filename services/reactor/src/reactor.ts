import { eventsTopic, LANES } from '@tallyport/contracts/topics';
import { CheckpointFolder } from '@tallyport/event-store/checkpoint/checkpoint-folder';
import { takeCheckpoints } from '@tallyport/event-store/checkpoint/take-checkpoint';
import { logHead } from '@tallyport/event-store/read-log';
import { connectKafka } from '@tallyport/runtime/kafka/connect';
import { LaneConsumer } from '@tallyport/runtime/kafka/lane-consumer';
import { ensureTopic } from '@tallyport/runtime/kafka/topic';
import type { Log } from '@tallyport/runtime/log';
import { Recurring } from '@tallyport/runtime/recurring';
import type pg from 'pg';
import { Checkpoints } from './runner/checkpoints.js';
import { consumeBatch } from './runner/consume.js';
import { Lanes } from './runner/lanes.js';
import { Parking } from './runner/parking.js';
import { Watch } from './runner/watch.js';
import type { Temporal } from './temporal/connect.js';
import { Extractions } from './temporal/extractions.js';

const LOOK_MS = 2_000;
const SIGN_MS = 60_000;

export interface ReactorOptions {
  readonly pool: pg.Pool;
  readonly temporal: Temporal;
  readonly brokers: string;
  readonly checkpointFolder: string | undefined;
  readonly log: Log;
  readonly onReacted: (count: number) => void;
  /** The reactor cannot go on by itself (the consumer crashed, the log began a new epoch): it has to be started again. */
  onEnd(reason: string): void;
}

/** A running reactor. */
export interface Reactor {
  readonly checkpoints: Checkpoints;
  readonly parking: Parking;
  stop(): Promise<void>;
}

/** Events → Temporal. Goes on from the log by itself while Kafka is away, and waits with what it has while Temporal is. */
export async function startReactor(options: ReactorOptions): Promise<Reactor> {
  const { pool, log, temporal, onReacted, onEnd } = options;
  const { epoch } = await logHead(pool);
  const checkpoints = new Checkpoints(pool);
  await checkpoints.open(epoch);
  const parking = new Parking(pool);
  const world = { log: pool, extractions: new Extractions(temporal) };
  const lanes = new Lanes({ pool, epoch, world, checkpoints, parking, log, onReacted });
  const watch = new Watch({ pool, epoch, checkpoints, lanes, log, onNewEpoch: () => onEnd('the log began a new epoch') });
  const road = new KafkaRoad(options, epoch, lanes);
  const tasks = [new Recurring('watch', LOOK_MS, log, () => watch.look()), new Recurring('kafka', LOOK_MS, log, () => road.open())];
  const { checkpointFolder } = options;
  if (checkpointFolder !== undefined) {
    const folder = new CheckpointFolder(checkpointFolder);
    tasks.push(new Recurring('sign', SIGN_MS, log, () => takeCheckpoints(pool, folder, () => new Date())));
  }
  return {
    checkpoints,
    parking,
    async stop() {
      await road.close();
      await Promise.all(tasks.map((task) => task.stop()));
    },
  };
}

/** The subscription: opened when the broker answers, and opened once. */
class KafkaRoad {
  private consumer: LaneConsumer | null = null;
  private isClosed = false;

  constructor(
    private readonly options: ReactorOptions,
    private readonly epoch: string,
    private readonly lanes: Lanes,
  ) {}

  async open(): Promise<void> {
    if (this.consumer !== null || this.isClosed) return;
    const { brokers, log, onEnd } = this.options;
    const { epoch, lanes } = this;
    const kafka = connectKafka(brokers, 'tallyport-reactor', log);
    await ensureTopic(kafka, eventsTopic(epoch), LANES);
    const consumer = new LaneConsumer(kafka, {
      groupId: 'tallyport-reactor',
      topic: eventsTopic(epoch),
      log,
      onBatch: (batch) => consumeBatch({ lanes, epoch, log }, batch),
      onCrash: (error) => onEnd(`the Kafka consumer crashed: ${error.message}`),
    });
    await consumer.start();
    this.consumer = consumer;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.consumer?.stop();
  }
}
