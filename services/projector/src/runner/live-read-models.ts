import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { Apply, Step } from '@tallyport/lane-consumer/apply/apply';
import type { HeldLane } from '@tallyport/lane-consumer/apply/held-lane';
import { type ApplyMode, stepWithRows } from '@tallyport/lane-consumer/apply/rows';
import type { Supply } from '@tallyport/lane-consumer/supply';
import type { Log } from '@tallyport/runtime/log';
import type pg from 'pg';
import { memberName, type Projection } from '../projection.js';
import { advance } from './advance.js';
import { Applier, TablesMissing } from './apply.js';
import { applyToAll } from './apply-to-all.js';
import { FeedNotifier } from './change-feed.js';
import { CONSUMER, leaveLanes } from './members.js';
import type { ProjectorMetrics } from './metrics.js';
import { readEvent } from './read-event.js';

export interface ReadModelsOptions {
  readonly pool: pg.Pool;
  readonly epoch: string;
  readonly projections: readonly Projection[];
  readonly log: Log;
  readonly metrics: ProjectorMetrics;
}

/** What the projector does with events: rows of all live read models, what is applied, the change feed, in the lane's transaction. */
export class LiveReadModels implements Apply {
  readonly notifier: FeedNotifier;

  constructor(readonly options: ReadModelsOptions) {
    this.notifier = new FeedNotifier(options.pool, options.log);
  }

  async step(lane: number, supply: Supply): Promise<Step> {
    const { pool, log } = this.options;
    try {
      const step = await stepWithRows({ consumer: CONSUMER, pool, write: (...run) => this.write(...run) }, lane, supply);
      if (step.applied > 0) this.notifier.notify(lane);
      return step;
    } catch (error) {
      if (!(error instanceof TablesMissing)) throw error;
      log.error({ lane, member: error.member }, 'a read model is missing; it is made again from the log');
      await leaveLanes(pool, error.member);
      return this.step(lane, supply);
    }
  }

  private async write(held: HeldLane, run: readonly LoggedEvent[], mode: ApplyMode): Promise<void> {
    const { epoch, projections, metrics } = this.options;
    const events = run.map(readEvent);
    const live = projections.filter((projection) => held.members.includes(memberName(projection)));
    const parked = new Set(held.parked);
    const appliers = live.map((projection) => new Applier(held, projection, parked, mode));
    await applyToAll(appliers, events, mode);
    await advance(held, epoch, live, events, parked);
    metrics.unknown.inc(events.filter((read) => read.kind === 'unknown').length);
  }
}
