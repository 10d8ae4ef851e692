import type { NumberStyle } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import { figureIn } from './cell-figure.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import type { Discounts } from './discounts.js';
import type { TableCell, TableRow } from './rows.js';
import { ROW_PRODUCTS } from './tuning.js';

/** A quantity times a price is an amount. */
export const PRODUCT: readonly ColumnRole[] = ['quantity', 'unit_price', 'total_price'];

/** The numbers of a column, row by row; null where a cell has none, or several. */
export type Values = readonly (Decimal | null)[];

export function valuesUnder(column: Column | undefined, rows: readonly TableRow[], style: NumberStyle): Values {
  return column === undefined ? [] : rows.map((row) => valueOf(row.cells.get(column), style));
}

function valueOf(cell: TableCell | undefined, style: NumberStyle): Decimal | null {
  const figure = cell === undefined || /%/u.test(cell.text) ? null : figureIn(cell.text, cell.lines, style);
  return figure === null ? null : new Decimal(figure.value);
}

/** Whether nearly all values are numbers: a total may be left out, or say `free`. */
export function isOfNumbers(values: Values): boolean {
  return values.filter((value) => value !== null).length >= ROW_PRODUCTS.nearlyAll * values.length;
}

/** Whether two columns multiply to a third in most rows, less a discount that is printed beside them. Rows with a factor of one prove nothing. */
export function isProduct(quantities: Values, prices: Values, totals: Values, discounts: Discounts): boolean {
  const telling = quantities.flatMap((quantity, index) => {
    const [price, total] = [prices[index] ?? null, totals[index] ?? null];
    if (quantity === null || price === null || total === null || quantity.eq(1) || price.eq(1)) return [];
    if (price.isZero() && total.isZero()) return []; // given for nothing
    return [{ product: quantity.times(price), total, less: discounts[index] ?? [] }];
  });
  const agreeing = ROW_PRODUCTS.pricedFor.map((many) =>
    telling.filter(
      ({ product, total, less }) =>
        !total.isZero() && [new Decimal(1), ...less].some((part) => product.times(part).div(many).minus(total).abs().lt('0.02')),
    ),
  );
  return agreeing.some(({ length }, index) => length > Math.min(index, 1) && length >= ROW_PRODUCTS.most * telling.length);
}
