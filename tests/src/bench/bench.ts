import type { BenchLine } from './goal.js';

/** One goal of the performance page, measured. */
export interface Bench {
  readonly id: string;
  readonly title: string;
  /** Measures and answers the lines to print. Throws {@link VoidSession} when the machine was too restless. */
  run(say: (progress: string) => void): Promise<readonly BenchLine[]>;
}

/** Bare against bare did not give one: the session is void, not the code. */
export class VoidSession extends Error {
  override readonly name = 'VoidSession';
}
