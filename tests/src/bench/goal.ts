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

/** A figure that this session cannot give: bare against bare did not come out as one. The session is void, not the code. */
export interface VoidLine {
  readonly id: string;
  readonly what: string;
  readonly bareAgainstBare: number;
}

/** The line for a figure, if bare against bare gave about one in this session. */
export function judged(line: BenchLine, bareAgainstBare: Estimate): BenchLine | VoidLine {
  const { id, what } = line;
  const isQuiet = bareAgainstBare.median >= 0.95 && bareAgainstBare.median <= 1.05;
  return isQuiet ? line : { id, what, bareAgainstBare: bareAgainstBare.median };
}

/** A goal is reached when the whole interval is on its good side. */
export function isReached({ ratio, goal: { atLeast, atMost } }: BenchLine): boolean {
  return (atLeast === undefined || ratio.low >= atLeast) && (atMost === undefined || ratio.high <= atMost);
}

export function printed(line: BenchLine | VoidLine): string {
  const { id, what } = line;
  if ('bareAgainstBare' in line)
    return `${id.padEnd(4)} ${what.padEnd(52)} void: bare against bare gave ${line.bareAgainstBare.toFixed(2)}`;
  const { ratio, goal } = line;
  const interval = `${ratio.median.toFixed(2)} [${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)}]`;
  const wanted = goal.atLeast === undefined ? `<= ${goal.atMost?.toFixed(2) ?? ''}` : `>= ${goal.atLeast.toFixed(2)}`;
  return `${id.padEnd(4)} ${what.padEnd(52)} ${interval.padEnd(20)} goal ${wanted.padEnd(8)} ${isReached(line) ? 'pass' : 'short'}`;
}
