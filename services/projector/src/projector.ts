import { eventsTopic, LANES } from '@tallyport/contracts/topics';
import { connectKafka } from '@tallyport/runtime/kafka/connect';
import { LaneConsumer } from '@tallyport/runtime/kafka/lane-consumer';
import { ensureTopic } from '@tallyport/runtime/kafka/topic';
import type { Log } from '@tallyport/runtime/log';
import { Recurring } from '@tallyport/runtime/recurring';
import type pg from 'pg';
import { PROJECTIONS } from './projections/projections.js';
import { currentEpoch, openCheckpoints } from './runner/checkpoint.js';
import { consumeBatch } from './runner/consume.js';
import { Lanes } from './runner/lanes.js';
import { projectorMetrics } from './runner/metrics.js';
import { serveRequests } from './runner/requests.js';
import { sweep } from './runner/sweep.js';
import { observeLanes, Watch } from './runner/watch.js';

const LOOK_MS = 2_000;
const SWEEP_MS = 60_000;

export interface ProjectorOptions {
  readonly pool: pg.Pool;
  readonly brokers: string;
  readonly log: Log;
  /** The projector cannot go on by itself (the consumer crashed, the log began a new epoch): it has to be started again. */
  onEnd(reason: string): void;
}

/** A running projector. */
export interface Projector {
  readonly lanes: Lanes;
  /** True once every lane has reached the head that the log had at the start. */
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Kafka → read models. Fills from the log by itself while Kafka is away, and takes its messages when it is there. */
export async function startProjector({ pool, brokers, log, onEnd }: ProjectorOptions): Promise<Projector> {
  const epoch = await currentEpoch(pool);
  await openCheckpoints(pool, epoch, PROJECTIONS);
  const lanes = new Lanes({ pool, epoch, projections: PROJECTIONS, log, metrics: projectorMetrics() });
  const heads = await observeLanes(pool);
  const watch = new Watch(lanes, () => onEnd('the log began a new epoch'), heads);
  const tickers = [
    new Recurring('watch', LOOK_MS, log, () => watch.look()),
    new Recurring('releases', LOOK_MS, log, () => serveRequests(lanes, 'release')),
    new Recurring('rebuilds', LOOK_MS, log, () => serveRequests(lanes, 'rebuild')),
    new Recurring('sweep', SWEEP_MS, log, () => sweep(pool)),
  ];
  const road = new KafkaRoad(brokers, lanes, onEnd);
  const connecting = new Recurring('kafka', LOOK_MS, log, () => road.open());
  return {
    lanes,
    async isReady() {
      const now = await observeLanes(pool);
      return heads.every(({ lane, head }) => (now.find((one) => one.lane === lane)?.position ?? 0) >= head);
    },
    async stop() {
      // An attempt to reach a broker that is away may last; it gives up what it gets.
      void connecting.stop();
      await road.close();
      await Promise.all(tickers.map((ticker) => ticker.stop()));
      await lanes.bell.quiet();
    },
  };
}

/** The subscription: opened when the broker answers, and opened once. */
class KafkaRoad {
  private consumer: LaneConsumer | null = null;
  private isClosed = false;

  constructor(
    private readonly brokers: string,
    private readonly lanes: Lanes,
    private readonly onEnd: (reason: string) => void,
  ) {}

  async open(): Promise<void> {
    if (this.consumer) return;
    const { log, epoch } = this.lanes.options;
    const kafka = connectKafka(this.brokers, 'tallyport-projector', log);
    await ensureTopic(kafka, eventsTopic(epoch), LANES);
    const consumer = new LaneConsumer(kafka, {
      groupId: 'tallyport-projector',
      topic: eventsTopic(epoch),
      log,
      onBatch: (batch) => consumeBatch(this.lanes, batch),
      onCrash: (error) => this.onEnd(`the Kafka consumer crashed: ${error.message}`),
    });
    await consumer.start();
    if (this.isClosed) await consumer.stop();
    else this.consumer = consumer;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.consumer?.stop();
  }
}
