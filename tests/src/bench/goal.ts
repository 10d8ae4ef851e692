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

/** `unclear`: the goal lies inside the interval, so this session cannot tell. `void`: bare against bare did not come out as one. */
export type Verdict = 'pass' | 'short' | 'unclear' | 'void';

/** A goal is reached when the whole interval is on its good side, and missed when the whole interval is on its bad side. */
export function verdictOn(line: BenchLine | VoidLine): Verdict {
  if ('bareAgainstBare' in line) return 'void';
  const {
    ratio: { low, high },
    goal: { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY },
  } = line;
  if (low >= atLeast && high <= atMost) return 'pass';
  return high < atLeast || low > atMost ? 'short' : 'unclear';
}
