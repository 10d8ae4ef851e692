import type { Problem } from '@tallyport/contracts/problem';

/** What the throwing helper raises on any answer that is not OK; `problem` is its body where that is one. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(`HTTP error! status: ${status}`);
  }

  /** Whether the problem has this code. */
  is(code: Problem['code']): boolean {
    return this.problem?.code === code;
  }
}
