import type { CheckCode } from '@tallyport/contracts/check/codes';
import type { CheckedValue } from '@tallyport/contracts/check/http';
import { Decimal } from 'decimal.js';
import type { Finding } from './check.js';
import { judged, withoutRow } from './findings.js';
import type { RuleRows, Tolerance } from './rule-rows.js';

/** What a rule says by which two amounts agree as far as its row allows; by how much the first is more. */
export function agreeing(rows: RuleRows, code: CheckCode, one: Decimal, other: Decimal, values: readonly CheckedValue[]): Finding {
  const tolerance = rows.tolerance(code);
  if (tolerance === null) return withoutRow('tolerance', code, values);
  return judged(isWithin(one, other, tolerance), values, one.minus(other).toFixed());
}

/** Whether two amounts differ by no more than the tolerance. */
export function isWithin(one: Decimal, other: Decimal, { percent, amount }: Tolerance): boolean {
  const share = Decimal.max(one.abs(), other.abs()).times(percent).div(100);
  return one.minus(other).abs().lessThanOrEqualTo(Decimal.max(share, amount));
}
