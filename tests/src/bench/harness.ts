import { type Estimate, estimate } from './statistics.js';

/** One of the two programs that are compared: it stays alive all the time and works in short slices. */
export interface Side {
  /** Works for about this long and answers how many operations it did. */
  slice(ms: number): Promise<number>;
  /** CPU time that everything that works for this side has used so far, in microseconds. */
  cpuMicros(): number;
  /** Throws when what was done is not what should have been done: otherwise an error page would be measured. */
  check(): Promise<void>;
}

export interface Comparison {
  /** Operations per second, ours by bare. */
  readonly speed: Estimate;
  /** CPU time per operation, ours by bare. */
  readonly cpu: Estimate;
}

export interface Rounds {
  readonly rounds: number;
  readonly warmUp: number;
  readonly sliceMs: number;
}

export const ROUNDS: Rounds = { rounds: 25, warmUp: 2, sliceMs: 700 };

/** Enough to see that a comparison works. */
export const QUICK_ROUNDS: Rounds = { rounds: 5, warmUp: 1, sliceMs: 300 };

interface Slice {
  readonly perSecond: number;
  readonly cpuPerOperation: number;
}

/**
 * Compares two programs that are both alive: short slices in random order, the ratio taken inside each round, so that what
 * the machine does meanwhile meets both. Both are checked at the end.
 */
export async function compare(
  ours: Side,
  bare: Side,
  { rounds, warmUp, sliceMs }: Rounds,
  random: () => number = Math.random,
): Promise<Comparison> {
  const speeds: number[] = [];
  const cpus: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const isOursFirst = random() < 0.5;
    const first = await measure(isOursFirst ? ours : bare, sliceMs);
    const second = await measure(isOursFirst ? bare : ours, sliceMs);
    const [own, other] = isOursFirst ? [first, second] : [second, first];
    if (round < 0) continue;
    speeds.push(own.perSecond / other.perSecond);
    cpus.push(own.cpuPerOperation / other.cpuPerOperation);
  }
  await ours.check();
  await bare.check();
  return { speed: estimate(speeds, random), cpu: estimate(cpus, random) };
}

async function measure(side: Side, ms: number): Promise<Slice> {
  const cpuBefore = side.cpuMicros();
  const begin = performance.now();
  const operations = await side.slice(ms);
  const seconds = (performance.now() - begin) / 1_000;
  return { perSecond: operations / seconds, cpuPerOperation: (side.cpuMicros() - cpuBefore) / operations };
}
