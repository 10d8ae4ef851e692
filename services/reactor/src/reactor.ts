import { CheckpointFolder } from '@tallyport/event-store/checkpoint/checkpoint-folder';
import { takeCheckpoints } from '@tallyport/event-store/checkpoint/take-checkpoint';
import { logHead } from '@tallyport/event-store/read-log';
import { Effects } from '@tallyport/lane-consumer/apply/effects';
import { openCheckpoints } from '@tallyport/lane-consumer/checkpoints';
import { startConsumer } from '@tallyport/lane-consumer/consumer';
import type { ConsumerMetrics } from '@tallyport/lane-consumer/metrics';
import { kafkaSource } from '@tallyport/lane-consumer/source/kafka-source';
import { logSource } from '@tallyport/lane-consumer/source/log-source';
import type { KafkaAccess } from '@tallyport/runtime/kafka/access';
import type { Log } from '@tallyport/runtime/log';
import { Recurring } from '@tallyport/runtime/recurring';
import { SyncRuns } from '@tallyport/temporal/sync-runs';
import type { Temporal } from '@tallyport/temporal/temporal';
import type pg from 'pg';
import { fetchDaily } from './daily-fetches.js';
import { CONSUMER, reactions } from './react.js';
import { portsOf } from './reaction-ports.js';
import { serveReleases } from './serve-releases.js';
import { NamespaceWitness } from './temporal/namespace-witness.js';
import { resumeWhenWiped } from './temporal/resume-when-wiped.js';

const LOOK_MS = 2_000;
const SIGN_MS = 60_000;
const TEMPORAL_MS = 5_000;
const FETCH_MS = 30 * 60_000;

export interface ReactorOptions {
  readonly pool: pg.Pool;
  readonly temporal: Temporal;
  readonly kafka: KafkaAccess;
  readonly checkpointFolder: string | undefined;
  readonly metrics: ConsumerMetrics;
  readonly log: Log;
  /** The reactor cannot go on by itself (the log began a new epoch): it has to be started again. */
  onEnd(reason: string): void;
}

/** A running reactor. */
export interface Reactor {
  stop(): Promise<void>;
}

/** Events → Temporal. Goes on from the log by itself while Kafka is away, and waits with what it has while Temporal is. */
export async function startReactor(options: ReactorOptions): Promise<Reactor> {
  const { pool, kafka, log, temporal, checkpointFolder } = options;
  const { epoch } = await logHead(pool);
  await openCheckpoints(pool, CONSUMER, epoch);
  const effects = reactions(pool, portsOf(pool, temporal));
  const apply = new Effects(effects, epoch, log);
  const sources = [kafkaSource(kafka), logSource({ everyMs: LOOK_MS, role: 'behind Kafka' })];
  const consumer = await startConsumer({ ...options, consumer: CONSUMER, epoch, apply, sources });
  const resuming = new Recurring('temporal', TEMPORAL_MS, log, () => resumeWhenWiped(pool, temporal, epoch, log));
  const releasing = new Recurring('releases', LOOK_MS, log, () => serveReleases(pool, effects, log));
  const fetching = new Recurring('daily fetches', FETCH_MS, log, () => fetchDaily(pool, new SyncRuns(temporal)));
  const signing = checkpointFolder === undefined ? null : startSigning(options, checkpointFolder);
  return {
    async stop() {
      await Promise.all([consumer.stop(), resuming.stop(), releasing.stop(), fetching.stop(), signing?.stop()]);
    },
  };
}

function startSigning({ pool, temporal, log }: ReactorOptions, checkpointFolder: string): Recurring {
  const signing = { folder: new CheckpointFolder(checkpointFolder), witness: new NamespaceWitness(temporal), now: () => new Date() };
  return new Recurring('sign', SIGN_MS, log, () => takeCheckpoints(pool, signing));
}
