import type { Log } from '@tallyport/runtime/log';
import type pg from 'pg';
import type { Apply } from './apply/apply.js';
import { lanePlaces } from './checkpoints.js';
import { Lanes } from './lanes.js';
import { type ConsumerMetrics, unfitMessages } from './metrics.js';
import type { Source } from './source/source.js';

export interface ConsumerOptions {
  /** Its name in checkpoints, parked streams, metrics and Kafka's group: a word of the program, never of a user. */
  readonly consumer: string;
  readonly pool: pg.Pool;
  /** The epoch of the log that it serves, for which its checkpoints are open. */
  readonly epoch: string;
  readonly apply: Apply;
  readonly sources: readonly Source[];
  readonly metrics: ConsumerMetrics;
  readonly log: Log;
  /** It cannot go on by itself (the log began a new epoch): it has to be started again. */
  onEnd(reason: string): void;
}

/** A running consumer of lanes. */
export interface RunningConsumer {
  readonly lanes: Lanes;
  /** Ready once every lane has reached the head that the log had at the start. */
  health(): Promise<{ ready: boolean; details: { epoch: string; unfitMessages: number } }>;
  stop(): Promise<void>;
}

/** Applies the log, lane by lane, from wherever its checkpoints stand, by whatever its sources bring. */
export async function startConsumer({ sources, ...options }: ConsumerOptions): Promise<RunningConsumer> {
  const { consumer, pool, epoch, metrics } = options;
  const lanes = new Lanes(options);
  const atStart = await lanePlaces(pool, consumer);
  const open = sources.map((source) => source({ ...options, lanes }));
  return {
    lanes,
    async health() {
      const now = await lanePlaces(pool, consumer);
      const ready = atStart.every(({ lane, head }) => (now.find((place) => place.lane === lane)?.position ?? 0) >= head);
      return { ready, details: { epoch, unfitMessages: await unfitMessages(metrics) } };
    },
    async stop() {
      await Promise.all(open.map((source) => source.close()));
    },
  };
}
