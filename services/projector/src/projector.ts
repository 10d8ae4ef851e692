import { logHead } from '@tallyport/event-store/read-log';
import { openCheckpoints } from '@tallyport/lane-consumer/checkpoints';
import { type RunningConsumer, startConsumer } from '@tallyport/lane-consumer/consumer';
import { kafkaSource } from '@tallyport/lane-consumer/source/kafka-source';
import { logSource } from '@tallyport/lane-consumer/source/log-source';
import type { KafkaAccess } from '@tallyport/runtime/kafka/access';
import type { Log } from '@tallyport/runtime/log';
import { Recurring } from '@tallyport/runtime/recurring';
import type pg from 'pg';
import { memberName } from './projection.js';
import { PROJECTIONS } from './projections/projections.js';
import { alarmMetrics } from './runner/alarm-metrics.js';
import { exportMetrics } from './runner/export-metrics.js';
import { LiveReadModels } from './runner/live-read-models.js';
import { CONSUMER } from './runner/members.js';
import { projectorMetrics } from './runner/metrics.js';
import { requestMissing, serveRequests } from './runner/requests.js';
import { sweep } from './runner/sweep.js';

const LOOK_MS = 2_000;
const SWEEP_MS = 60_000;

export interface ProjectorOptions {
  readonly pool: pg.Pool;
  readonly kafka: KafkaAccess;
  readonly log: Log;
  /** The projector cannot go on by itself (the log began a new epoch): it has to be started again. */
  onEnd(reason: string): void;
}

/** A running projector. */
export interface Projector extends RunningConsumer {
  readonly models: LiveReadModels;
}

/** The log → read models. Fills from the log by itself while Kafka is away, and takes its messages when it is there. */
export async function startProjector({ pool, kafka, log, onEnd }: ProjectorOptions): Promise<Projector> {
  const { epoch } = await logHead(pool);
  await openCheckpoints(pool, CONSUMER, epoch, PROJECTIONS.map(memberName));
  const metrics = projectorMetrics();
  exportMetrics(pool, metrics.registry);
  alarmMetrics(pool, metrics.registry);
  const models = new LiveReadModels({ pool, epoch, projections: PROJECTIONS, log, metrics });
  const sources = [kafkaSource(kafka), logSource({ everyMs: LOOK_MS, role: 'behind Kafka' })];
  const consumer = await startConsumer({ consumer: CONSUMER, pool, epoch, apply: models, sources, metrics, log, onEnd });
  const tickers = [
    new Recurring('missing', LOOK_MS, log, () => requestMissing(models)),
    new Recurring('releases', LOOK_MS, log, () => serveRequests(models, 'release')),
    new Recurring('rebuilds', LOOK_MS, log, () => serveRequests(models, 'rebuild')),
    new Recurring('sweep', SWEEP_MS, log, () => sweep(pool)),
  ];
  return {
    ...consumer,
    models,
    async stop() {
      await consumer.stop();
      await Promise.all(tickers.map((ticker) => ticker.stop()));
      await models.notifier.quiet();
    },
  };
}
