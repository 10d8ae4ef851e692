import { quantile } from '../quantile.js';
import { type Estimate, estimate, median } from '../statistics.js';

export interface PairShape {
  readonly rounds: number;
  readonly pairs: number;
}

export interface PairedLatency {
  /** p99 of ours by p99 of bare, round by round. */
  readonly ratio: Estimate;
  readonly ours: Percentiles;
  readonly bare: Percentiles;
}

export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

/** Measures two latencies one after the other, in random order, pair by pair. The first tenth of a round warms up. */
export async function pairedLatency(
  ours: () => Promise<number>,
  bare: () => Promise<number>,
  { rounds, pairs }: PairShape,
): Promise<PairedLatency> {
  const seen: { ours: Percentiles; bare: Percentiles }[] = [];
  for (let round = 0; round < rounds; round++) {
    const [own, other] = [[] as number[], [] as number[]];
    for (let pair = -pairs / 10; pair < pairs; pair++) {
      const isOursFirst = Math.random() < 0.5;
      const first = await (isOursFirst ? ours() : bare());
      const second = await (isOursFirst ? bare() : ours());
      if (pair < 0) continue;
      own.push(isOursFirst ? first : second);
      other.push(isOursFirst ? second : first);
    }
    seen.push({ ours: percentiles(own), bare: percentiles(other) });
  }
  return {
    ratio: estimate(
      seen.map((one) => one.ours.p99 / one.bare.p99),
      Math.random,
    ),
    ours: middle(seen.map((one) => one.ours)),
    bare: middle(seen.map((one) => one.bare)),
  };
}

function percentiles(latencies: readonly number[]): Percentiles {
  return { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
}

function middle(rounds: readonly Percentiles[]): Percentiles {
  return { p50: median(rounds.map(({ p50 }) => p50)), p99: median(rounds.map(({ p99 }) => p99)) };
}
