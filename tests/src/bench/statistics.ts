/** A median with the interval that a bootstrap gives it. */
export interface Estimate {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 2_000;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}

/** The median of the rounds and its 95 % interval: the medians of many draws with replacement. */
export function estimate(values: readonly number[], random: () => number): Estimate {
  const medians = Array.from({ length: RESAMPLES }, () =>
    median(values.map(() => values[Math.floor(random() * values.length)] ?? Number.NaN)),
  );
  medians.sort((a, b) => a - b);
  const at = (share: number) => medians[Math.floor(share * (RESAMPLES - 1))] ?? Number.NaN;
  return { median: median(values), low: at(0.025), high: at(0.975) };
}
