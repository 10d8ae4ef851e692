import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { Decimal } from 'decimal.js';
import type { Understood } from '../fields/field-reading.js';
import type { Line } from './invoice-line.js';
import { PRICED_BY_WEIGHT } from './tuning.js';

/** A line whose price is one of a kilogram: its net weight times its price is its amount, and what it counts, if anything, is not. Its weight is the quantity. */
export function pricedByWeight(line: Line): Line {
  const weight = line.get('net_weight');
  const [quantity, price, total] = (['quantity', 'unit_price', 'total_price'] as const).map((field) => numberOf(line, field));
  const net = numberOf(line, 'net_weight');
  if (weight === undefined || net === null || price == null || total == null) return line;
  if (!isProduct(net, price, total) || (quantity != null && isProduct(quantity, price, total))) return line;
  return new Map<RecordField | 'name', Understood>([
    ...line,
    ['quantity', weight],
    ['quantity_unit', { ...weight, value: 'kg', isInferred: true }],
  ]);
}

function numberOf(line: Line, field: RecordField): Decimal | null {
  const value = line.get(field)?.value;
  return value === undefined || !/^-?\d+(?:\.\d+)?$/u.test(String(value)) ? null : new Decimal(String(value));
}

function isProduct(quantity: Decimal, price: Decimal, total: Decimal): boolean {
  return !quantity.eq(1) && quantity.times(price).minus(total).abs().lte(PRICED_BY_WEIGHT.off);
}
