import type { NumberStyle } from '@tallyport/domain/values/numbers';
import type { Column } from './columns.js';
import { discountsOf } from './discounts.js';
import { isProduct, PRODUCT, type Values, valuesUnder } from './row-products.js';
import type { TableRow } from './rows.js';

/** Of two prices or two amounts the one is meant that the quantities prove; the other is a list price or an amount before charges. */
export function withoutDoubles(
  columns: readonly Column[],
  printed: readonly Column[],
  rows: readonly TableRow[],
  style: NumberStyle,
): Column[] {
  const choices = PRODUCT.map((role) => columns.flatMap((column, index) => (column.role === role ? [index] : [])));
  const [quantities = [], prices = [], totals = []] = choices;
  if (choices.some(({ length }) => length === 0) || choices.every(({ length }) => length === 1)) return [...columns];
  const valuesAt = (index: number): Values => valuesUnder(printed[index], rows, style);
  const discounts = discountsOf(rows);
  const chosen = quantities
    .flatMap((quantity) => prices.flatMap((price) => totals.map((total) => [quantity, price, total] as const)))
    .find(([quantity, price, total]) => isProduct(valuesAt(quantity), valuesAt(price), valuesAt(total), discounts));
  if (chosen === undefined) return [...columns];
  return columns.map((column, index) => {
    if (!choices.flat().includes(index) || chosen.includes(index)) return column;
    return { ...column, role: column.role === 'unit_price' ? 'sell_price' : 'other' };
  });
}
