import type { Estimate } from './statistics.js';

/** A figure that was counted, so that there is nothing to estimate: its interval is the figure. */
export function exactly(figure: number): Estimate {
  return { median: figure, low: figure, high: figure };
}
