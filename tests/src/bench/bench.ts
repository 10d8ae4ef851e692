import type { BenchLine, VoidLine } from './goal.js';
import type { Rounds } from './harness.js';

/** One figure of docs/figures.md, measured. */
export interface Bench {
  readonly id: string;
  readonly title: string;
  /** Measures and gives the lines to print as they come; `say` tells what is being done, `rounds` how long to measure. */
  run(say: (progress: string) => void, rounds: Rounds): AsyncIterable<BenchLine | VoidLine>;
}
