import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { eventsOfLane } from '@tallyport/event-store/read-log';
import { failPoint } from '@tallyport/runtime/fail-point';
import type { Log } from '@tallyport/runtime/log';
import type pg from 'pg';
import { REACTIONS } from '../reactions.js';
import type { World } from '../world.js';
import type { Checkpoints } from './checkpoints.js';
import type { Parking } from './parking.js';
import { isPoison, react } from './react.js';

/** How many events are read from the log at once. */
const RUN_LENGTH = 200;

export interface LanesOptions {
  readonly pool: pg.Pool;
  readonly epoch: string;
  readonly world: World;
  readonly checkpoints: Checkpoints;
  readonly parking: Parking;
  readonly log: Log;
  readonly onReacted?: (count: number) => void;
}

/**
 * Moves lanes: reacts to each event, then moves the checkpoint. A crash in between reacts once more, which is harmless.
 * Any number of processes may hold the same lane; the checkpoint decides who goes on.
 */
export class Lanes {
  constructor(private readonly options: LanesOptions) {}

  /** Takes messages of a lane in any order and number; goes on from the log where one is missing before them. */
  async take(lane: number, messages: readonly LoggedEvent[]): Promise<void> {
    const at = await this.options.checkpoints.position(lane);
    const run = runAfter(at, messages);
    await this.go(lane, at, run);
    const reached = run.at(-1)?.position ?? at;
    if (messages.some((message) => message.position > reached)) await this.fill(lane);
  }

  /** Goes on from the log to the lane's head. */
  async fill(lane: number): Promise<void> {
    for (;;) {
      const at = await this.options.checkpoints.position(lane);
      const run = await eventsOfLane(this.options.pool, lane, at, RUN_LENGTH);
      if (run.length === 0) return;
      await this.go(lane, at, run);
    }
  }

  /** Reacts to a run and moves the checkpoint as far as that went well. Throws what stopped it. */
  private async go(lane: number, from: number, run: readonly LoggedEvent[]): Promise<void> {
    let reached = from;
    try {
      for (const event of run) {
        await this.reactOrPark(event);
        reached = event.position;
      }
    } catch (error) {
      if (reached > from) await this.moveOn(lane, from, reached);
      throw error;
    }
    if (reached > from) await this.moveOn(lane, from, reached);
    this.options.onReacted?.(run.length);
  }

  /** Another process may have moved the lane meanwhile: it reacted to the same, which is harmless. */
  private async moveOn(lane: number, from: number, to: number): Promise<void> {
    const { checkpoints, epoch } = this.options;
    await failPoint('reactor.before-checkpoint');
    if (await checkpoints.advance(epoch, lane, from, to)) return;
    if ((await checkpoints.position(lane)) === from) throw new Error(`lane ${lane} cannot be moved: the log began a new epoch`);
  }

  private async reactOrPark(event: LoggedEvent): Promise<void> {
    const { world, parking, log } = this.options;
    if (!(event.type in REACTIONS) || (await parking.isParked(event))) return;
    try {
      await react(world, event);
    } catch (error) {
      if (!isPoison(error)) throw error;
      log.error({ err: error, stream: event.streamId, position: event.position }, 'an event cannot be reacted to; its stream is parked');
      await parking.park(event, error instanceof Error ? error.message : String(error));
    }
  }
}

/** The messages that follow a position without a gap, each naming the one before it. */
function runAfter(position: number, messages: readonly LoggedEvent[]): LoggedEvent[] {
  const byPrevious = new Map(messages.map((message) => [message.previous, message]));
  const run: LoggedEvent[] = [];
  for (let next = byPrevious.get(position); next && next.position > position; next = byPrevious.get(next.position)) run.push(next);
  return run;
}
