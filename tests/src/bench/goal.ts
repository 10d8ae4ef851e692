import type { Estimate } from './statistics.js';

export interface Goal {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One line of `npm run bench`. */
export interface BenchLine {
  readonly id: string;
  readonly what: string;
  readonly ratio: Estimate;
  readonly goal: Goal;
}

/** A goal is reached when the whole interval is on its good side. */
export function isReached({ ratio, goal: { atLeast, atMost } }: BenchLine): boolean {
  return (atLeast === undefined || ratio.low >= atLeast) && (atMost === undefined || ratio.high <= atMost);
}

export function printed(line: BenchLine): string {
  const { id, what, ratio, goal } = line;
  const interval = `${ratio.median.toFixed(2)} [${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)}]`;
  const wanted = goal.atLeast === undefined ? `<= ${goal.atMost?.toFixed(2) ?? ''}` : `>= ${goal.atLeast.toFixed(2)}`;
  return `${id.padEnd(4)} ${what.padEnd(52)} ${interval.padEnd(20)} goal ${wanted.padEnd(8)} ${isReached(line) ? 'pass' : 'short'}`;
}
