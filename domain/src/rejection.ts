import type { FieldConflict, ProblemCode } from '@tallyport/contracts/problem';

/** A decider's no. The code is a problem's code; `conflicts` carry both values where two people changed the same field. */
export class Rejection extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly conflicts: readonly FieldConflict[] = [],
  ) {
    super(code);
    this.name = 'Rejection';
  }
}
