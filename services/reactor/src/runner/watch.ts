import { logHead } from '@tallyport/event-store/read-log';
import type { Log } from '@tallyport/runtime/log';
import type pg from 'pg';
import type { Checkpoints } from './checkpoints.js';
import type { Lanes } from './lanes.js';

export interface WatchOptions {
  readonly pool: pg.Pool;
  readonly epoch: string;
  readonly checkpoints: Checkpoints;
  readonly lanes: Pick<Lanes, 'fill'>;
  readonly log: Log;
  onNewEpoch(): void;
}

/**
 * Compares checkpoints with the log's head. A lane that stands still behind it has lost its messages (a wiped or truncated
 * topic, a broker that is away) and goes on from the log. A lane that is behind but moves is left to Kafka.
 */
export class Watch {
  private before = new Map<number, number>();

  constructor(private readonly options: WatchOptions) {}

  async look(): Promise<void> {
    const { pool, epoch, checkpoints, lanes, log, onNewEpoch } = this.options;
    if ((await logHead(pool)).epoch !== epoch) return onNewEpoch();
    for (const { lane, position, head } of await checkpoints.places()) {
      const standsStill = this.before.get(lane) === position;
      this.before.set(lane, position);
      if (position >= head || !standsStill) continue;
      log.info({ lane, position, head }, 'no message came; the lane goes on from the log');
      await lanes.fill(lane);
    }
  }
}
