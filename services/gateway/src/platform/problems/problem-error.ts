import type { Problem, ProblemCode } from '@tallyport/contracts/problem';
import { problem } from '@tallyport/contracts/problems';

/** A problem on its way to the caller. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(
    code: ProblemCode,
    more: Pick<Problem, 'detail' | 'errors' | 'conflicts'> = {},
    readonly retryAfterSeconds: number | null = null,
    options: ErrorOptions = {},
  ) {
    super(code, options);
    this.name = 'ProblemError';
    this.problem = problem(code, more);
  }
}

/** What missing and foreign have in common: one body, whichever it is. */
export function notFound(): ProblemError {
  return new ProblemError('not-found');
}
