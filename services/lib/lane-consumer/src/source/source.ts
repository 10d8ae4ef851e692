import type { Log } from '@tallyport/runtime/log';
import type pg from 'pg';
import type { Lanes } from '../lanes.js';
import type { ConsumerMetrics } from '../metrics.js';

/** What a source may use of the consumer that it serves. */
export interface Served {
  readonly consumer: string;
  readonly pool: pg.Pool;
  readonly epoch: string;
  readonly lanes: Lanes;
  readonly metrics: ConsumerMetrics;
  readonly log: Log;
  /** The consumer cannot go on by itself and has to be started again. */
  onEnd(reason: string): void;
}

/** Port *source*: brings the lanes of a consumer their events, from when it is opened until it is closed. */
export type Source = (served: Served) => OpenSource;

export interface OpenSource {
  /** Resolves when nothing more is begun, and what was begun has ended. */
  close(): Promise<void>;
}
