import type { CannotComputeCode, CannotSay } from '@tallyport/contracts/declaration/cannot-compute';

/** An amount that cannot be computed, and why: a missing row, quantity or answer is never taken for nothing. */
export class CannotCompute extends Error {
  readonly reason: CannotSay;

  constructor(code: CannotComputeCode, values: CannotSay['values'] = {}) {
    super(inShort({ code, values }));
    this.name = 'CannotCompute';
    this.reason = { code, values };
  }
}

/** For logs, and for who has no words: `no-row: exchange_rate KWD 2025-11-03`. */
export function inShort({ code, values }: CannotSay): string {
  return [code, Object.values(values).join(' ')].filter((part) => part !== '').join(': ');
}
