import { Decimal } from 'decimal.js';

/** How far two amounts may differ and still agree: a share of the larger, or an amount, whichever is more. */
export interface Tolerance {
  readonly percent: string;
  readonly amount: string;
}

export function agreeWithin(one: Decimal, other: Decimal, { percent, amount }: Tolerance): boolean {
  const share = Decimal.max(one.abs(), other.abs()).times(percent).div(100);
  return one.minus(other).abs().lessThanOrEqualTo(Decimal.max(share, amount));
}
