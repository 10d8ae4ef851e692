import { Decimal } from 'decimal.js';
import type { Computation } from './computation.js';
import type { DeclaredLine } from './declared-entry.js';
import type { Circumstances } from './duties-of-line.js';

const NONE = new Decimal(0);

/**
 * Luxury car tax: what the value with GST is above the year's threshold, less the GST in it (× 10/11), at the rate, rounded (domain:
 * money, §7). The code for fuel-efficient cars picks their threshold. `value` is taxable importation and GST together.
 */
export function luxuryCarTaxOf(
  { tariffItem, rateNumber, lct }: DeclaredLine,
  value: Decimal,
  { tables, day, round }: Circumstances,
  computation: Computation,
): Decimal {
  const tariff = tables.require('tariff_rate', [tariffItem, rateNumber], day);
  if ((tariff.values.luxury_car !== 'Y' && !lct.isPayable) || lct.isQuoted) return NONE;
  const exemption = lct.exemption === null ? null : tables.require('tax_exemption', ['LCT', lct.exemption], day);
  if (exemption !== null && exemption.values.effect !== 'fuel-efficient')
    return computation.note('lct', 'exempt/1', { values: { exemption: exemption.values.code }, rows: [exemption.id] }, NONE);
  const threshold = tables.require('lct_threshold', [exemption === null ? 'other' : 'fuel-efficient'], day);
  const rate = tables.require('tax_rate', ['LCT'], day);
  const above = Decimal.max(0, value.minus(threshold.values.amount));
  const tax = round(above.times(10).div(11).times(rate.values.percent).div(100));
  const rows = [threshold.id, rate.id, ...(exemption === null ? [] : [exemption.id])];
  const values = { value, threshold: threshold.values.amount, percent: rate.values.percent };
  return computation.note('lct', 'lct/1', { values, rows }, tax);
}
