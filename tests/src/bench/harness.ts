import { type Estimate, estimate } from './statistics.js';

/** One of the two programs that are compared: it stays alive all the time and works in short slices. */
export interface Side {
  /** Works for about this long, or does its share of a fixed work, and answers how many operations it did. */
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
export async function compare(ours: Side, bare: Side, rounds: Rounds, random: () => number = Math.random): Promise<Comparison> {
  const ratios = new Ratios();
  for await (const [own, other] of slices([ours, bare] as const, rounds, random)) ratios.add(own, other);
  return ratios.comparison(random);
}

/** As `compare`, with bare against bare measured in the same rounds: the machine cannot change between the two. */
export async function compareBesideControl(
  ours: Side,
  bare: Side,
  same: Side,
  rounds: Rounds,
  random: () => number = Math.random,
): Promise<Comparison & { readonly alike: Comparison }> {
  const [ratios, alike] = [new Ratios(), new Ratios()];
  for await (const [own, other, control] of slices([ours, bare, same] as const, rounds, random)) {
    ratios.add(own, other);
    alike.add(control, other);
  }
  return { ...ratios.comparison(random), alike: alike.comparison(random) };
}

/** Rounds of one slice of each side, in random order. Every side is checked after the last. */
async function* slices<Sides extends readonly Side[]>(
  sides: Sides,
  { rounds, warmUp, sliceMs }: Rounds,
  random: () => number,
): AsyncGenerator<{ [index in keyof Sides]: Slice }> {
  for (let round = -warmUp; round < rounds; round++) {
    const order = sides.map((side) => ({ side, at: random() })).toSorted((a, b) => a.at - b.at);
    const measured = new Map<Side, Slice>();
    for (const { side } of order) measured.set(side, await measure(side, sliceMs));
    if (round >= 0) yield sides.map((side) => measured.get(side)) as { [index in keyof Sides]: Slice };
  }
  for (const side of sides) await side.check();
}

/** The ratios of one side to another, round by round. */
class Ratios {
  private readonly speeds: number[] = [];
  private readonly cpus: number[] = [];

  add(own: Slice, other: Slice): void {
    this.speeds.push(own.perSecond / other.perSecond);
    this.cpus.push(own.cpuPerOperation / other.cpuPerOperation);
  }

  comparison(random: () => number): Comparison {
    return { speed: estimate(this.speeds, random), cpu: estimate(this.cpus, random) };
  }
}

async function measure(side: Side, ms: number): Promise<Slice> {
  const cpuBefore = side.cpuMicros();
  const begin = performance.now();
  const operations = await side.slice(ms);
  const seconds = (performance.now() - begin) / 1_000;
  return { perSecond: operations / seconds, cpuPerOperation: (side.cpuMicros() - cpuBefore) / operations };
}
