import type { Rounds } from '../harness.js';
import { type Estimate, estimate, median } from '../statistics.js';
import type { Timed } from './timed.js';

/** How often each side is timed in a round. */
const TURNS = 8;

export interface Turns {
  /** The medians of a round, ours by bare. */
  readonly ratio: Estimate;
  /** Milliseconds of ours and of bare, over all rounds. */
  readonly ours: number;
  readonly bare: number;
}

/** Times two programs in turns, so that what the machine does meanwhile meets both; the ratio is taken inside each round. */
export async function takeTurns(ours: Timed, bare: Timed, { rounds, warmUp }: Rounds): Promise<Turns> {
  const ratios: number[] = [];
  const all: { ours: number; bare: number }[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const took = await oneRound(ours, bare);
    if (round < 0) continue;
    all.push(took);
    ratios.push(took.ours / took.bare);
  }
  return {
    ratio: estimate(ratios, Math.random),
    ours: median(all.map((took) => took.ours)),
    bare: median(all.map((took) => took.bare)),
  };
}

async function oneRound(ours: Timed, bare: Timed): Promise<{ ours: number; bare: number }> {
  const took: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    const isOursFirst = Math.random() < 0.5;
    if (isOursFirst) took.ours.push(await ours.once());
    took.bare.push(await bare.once());
    if (!isOursFirst) took.ours.push(await ours.once());
  }
  return { ours: median(took.ours), bare: median(took.bare) };
}
