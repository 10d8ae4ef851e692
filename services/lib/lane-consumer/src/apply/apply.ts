import type { Supply } from '../supply.js';

/** Where a lane stands after a step, and how many events were applied on the way. */
export interface Step {
  readonly position: number;
  readonly applied: number;
}

/**
 * Port *apply*: what a consumer does with the events of a lane. A step takes the run that the supply has after the lane's
 * checkpoint, applies it, and moves the checkpoint to its end. It may be called by any number of processes for the same lane at
 * once: the checkpoint decides. Throws when the events could not be applied now; nothing is lost by that.
 *
 * There are two ways: {@link stepWithRows} writes rows in the transaction of the checkpoint, so that each event counts exactly
 * once; {@link Effects} reaches beyond the database first and moves the checkpoint afterwards, so that each event counts at
 * least once and what it brings about must be safe to repeat.
 */
export interface Apply {
  step(lane: number, supply: Supply): Promise<Step>;
}
