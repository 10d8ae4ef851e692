import { type NumberStyle, numbersIn } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import type { Discounts } from './discounts.js';
import type { TableRow } from './rows.js';

/** A quantity times a price is an amount. */
export const PRODUCT: readonly ColumnRole[] = ['quantity', 'unit_price', 'total_price'];
/** Products of rows must agree in so many of them. */
const MOST = 0.7;
const NEARLY_ALL = 0.9;

/** The numbers of a column, row by row; null where a cell has none, or several. */
export type Values = readonly (Decimal | null)[];

export function valuesUnder(column: Column | undefined, rows: readonly TableRow[], style: NumberStyle): Values {
  return column === undefined ? [] : rows.map((row) => numberIn(row.cells.get(column)?.text ?? '', style));
}

function numberIn(text: string, style: NumberStyle): Decimal | null {
  const [first, ...others] = numbersIn(text, style);
  return first === undefined || others.length > 0 ? null : new Decimal(first.value);
}

/** Whether nearly all values are numbers: a total may be left out, or say `free`. */
export function isOfNumbers(values: Values): boolean {
  return values.filter((value) => value !== null).length >= NEARLY_ALL * values.length;
}

/** Whether two columns multiply to a third in most rows, less a discount that is printed beside them. Rows with a factor of one prove nothing. */
export function isProduct(quantities: Values, prices: Values, totals: Values, discounts: Discounts): boolean {
  const telling = quantities.flatMap((quantity, index) => {
    const [price, total] = [prices[index] ?? null, totals[index] ?? null];
    if (quantity === null || price === null || total === null || quantity.eq(1) || price.eq(1)) return [];
    return [{ product: quantity.times(price), total, less: discounts[index] ?? [] }];
  });
  const agreeing = telling.filter(
    ({ product, total, less }) =>
      !total.isZero() && [new Decimal(1), ...less].some((part) => product.times(part).minus(total).abs().lt('0.02')),
  );
  return agreeing.length > 0 && agreeing.length >= MOST * telling.length;
}
