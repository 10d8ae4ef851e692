import { Decimal } from 'decimal.js';

/**
 * Shares `total`, which is whole cents, in proportion to `weights`: each share is rounded, and what is left over or missing goes to
 * the line of the largest weight, the first of equals, so that the shares add up to the cent (domain: money, §5).
 */
export function shareOut(total: Decimal, weights: readonly Decimal[], round: (amount: Decimal) => Decimal): Decimal[] {
  const sum = Decimal.sum(0, ...weights);
  if (sum.isZero()) return weights.map((_, index) => (index === 0 ? total : new Decimal(0)));
  const shares = weights.map((weight) => round(total.times(weight).div(sum)));
  const rest = total.minus(Decimal.sum(0, ...shares));
  const largest = weights.reduce((best, weight, index) => (weight.greaterThan(weights[best] ?? 0) ? index : best), 0);
  return shares.map((share, index) => (index === largest ? share.plus(rest) : share));
}
