import { type Estimate, median } from '../statistics.js';

const RESAMPLES = 500;

/** How far two medians are apart, whichever is larger, with the 95 % interval of many draws of the same pairs. */
export function differenceOfMedians(some: readonly number[], others: readonly number[]): Estimate {
  const apart = (draw: readonly number[]) => Math.abs(median(draw.map((n) => at(some, n))) - median(draw.map((n) => at(others, n))));
  const all = some.map((_, n) => n);
  const draws = Array.from({ length: RESAMPLES }, () => apart(all.map(() => Math.floor(Math.random() * all.length))));
  draws.sort((a, b) => a - b);
  return { median: apart(all), low: at(draws, Math.floor(0.025 * RESAMPLES)), high: at(draws, Math.floor(0.975 * RESAMPLES)) };
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? Number.NaN;
}
