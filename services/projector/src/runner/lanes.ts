import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { END_OF_LOG } from '@tallyport/event-store/read-log';
import type { Log } from '@tallyport/runtime/log';
import type pg from 'pg';
import { memberName, type Projection } from '../projection.js';
import { Tables } from '../tables.js';
import { Applier, type Care, NeedsCare, TablesMissing } from './apply.js';
import { applyToAll } from './apply-to-all.js';
import { FeedBell } from './change-feed.js';
import { advance } from './checkpoint.js';
import { type HeldLane, inLane } from './lane-transaction.js';
import { leaveLanes } from './members.js';
import type { ProjectorMetrics, Road } from './metrics.js';
import { readEvent } from './read-event.js';
import { eventsOfLane } from './read-log.js';

/** Finds the events that a lane applies next, once it is held. */
type Choice = (held: HeldLane) => Promise<LoggedEvent[]>;

/** Events of one transaction: few enough to end well under a second. */
export const RUN_LENGTH = 400;

export interface LanesOptions {
  readonly pool: pg.Pool;
  readonly epoch: string;
  readonly projections: readonly Projection[];
  readonly log: Log;
  readonly metrics: ProjectorMetrics;
}

/**
 * Moves lanes: rows of all live read models, what is applied, the change feed and the checkpoint in one transaction.
 * Any number of processes may hold the same lane; the checkpoint decides.
 */
export class Lanes {
  readonly bell: FeedBell;

  constructor(readonly options: LanesOptions) {
    this.bell = new FeedBell(options.pool, options.log);
  }

  /** Takes messages of a lane in any order and number; fills from the log first where one is missing before them. */
  async take(lane: number, messages: readonly LoggedEvent[], beat: () => Promise<void>): Promise<void> {
    for (let rest = messages; rest.length > 0; await beat()) {
      const position = await this.step(lane, 'kafka', ({ position: at }) => Promise.resolve(runAfter(at, rest)));
      rest = rest.filter((message) => message.position > position);
      if (rest.length === 0 || rest.some((message) => message.previous === position)) continue;
      const filled = await this.fill(lane, beat);
      rest = rest.filter((message) => message.position > filled);
      if (filled > position || rest.length === 0) continue;
      this.options.log.warn({ lane, position }, 'messages that the log does not know were dropped');
      return;
    }
  }

  /** Goes on from the log to the lane's head. Answers with the position reached. */
  async fill(lane: number, beat: () => Promise<void> = () => Promise.resolve()): Promise<number> {
    for (let before = -1; ; await beat()) {
      const position = await this.step(lane, 'log', (held) =>
        eventsOfLane(new Tables(held.client, ''), lane, held.position, END_OF_LOG, RUN_LENGTH),
      );
      if (position === before) return position;
      before = position;
    }
  }

  /** One transaction with the run that `choose` finds. Answers with the lane's position after it. */
  private async step(lane: number, road: Road, choose: Choice): Promise<number> {
    try {
      return await this.run(lane, road, choose, 'together').catch((error: unknown) => {
        if (error instanceof NeedsCare) return this.run(lane, road, choose, 'one by one');
        throw error;
      });
    } catch (error) {
      if (!(error instanceof TablesMissing)) throw error;
      this.options.log.error({ lane, member: error.member }, 'a read model is missing; it is made again from the log');
      await leaveLanes(this.options.pool, error.member);
      return this.step(lane, road, choose);
    }
  }

  private async run(lane: number, road: Road, choose: Choice, care: Care): Promise<number> {
    const { pool, epoch, projections, metrics } = this.options;
    let applied = 0;
    const position = await inLane(pool, lane, async (held) => {
      const events = (await choose(held)).slice(0, RUN_LENGTH).map(readEvent);
      const last = events.at(-1);
      if (!last) return held.position;
      const live = projections.filter((projection) => held.members.includes(memberName(projection)));
      const parked = new Set(held.parked);
      const appliers = live.map((projection) => new Applier(held, projection, parked, care));
      await applyToAll(appliers, events, care);
      await advance(held, epoch, live, events, parked);
      applied = events.length;
      metrics.unknown.inc(events.filter((read) => read.kind === 'unknown').length);
      return last.logged.position;
    });
    if (applied > 0) this.bell.ring(lane);
    metrics.applied.inc({ road }, applied);
    return position;
  }
}

/** The messages that follow a position without a gap, each naming the one before it. */
function runAfter(position: number, messages: readonly LoggedEvent[]): LoggedEvent[] {
  const byPrevious = new Map(messages.map((message) => [message.previous, message]));
  const run: LoggedEvent[] = [];
  for (let next = byPrevious.get(position); next && next.position > position; next = byPrevious.get(next.position)) run.push(next);
  return run;
}
