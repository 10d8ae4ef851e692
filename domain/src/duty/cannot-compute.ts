/**
 * An amount that cannot be computed, and why: a missing row, quantity or answer is never taken for nothing. `code` is stable,
 * `about` names what is missing, for the sentence that a person reads.
 */
export class CannotCompute extends Error {
  constructor(
    readonly code: 'no-row' | 'no-quantity' | 'no-strength' | 'no-factor' | 'unit-differs' | 'rate-unread' | 'no-value',
    readonly about: string,
  ) {
    super(`${code}: ${about}`);
    this.name = 'CannotCompute';
  }
}
