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

const NOTHING = new Decimal(0);
const CENTS = new Decimal('0.02');

/** How far a product may be off its amount where the price is rounded as it is printed. */
function roundedBy(quantity: Decimal, price: Decimal, total: Decimal): Decimal {
  const rounding = new Decimal(10).pow(-Math.max(2, price.decimalPlaces())).times('0.51');
  return Decimal.max(CENTS, Decimal.min(quantity.times(rounding).abs(), total.times(ROW_PRODUCTS.rounded).abs()));
}

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

/** How a product is proved. */
export interface Proof {
  /** On at least two rows, and on all that tell. */
  readonly isStrict?: boolean;
  /** Prices for a hundred or a thousand do not count: per cent of amounts look like them. */
  readonly isForOne?: boolean;
  /** What each row has off in money. */
  readonly less?: Values;
}

/** Whether two columns multiply to a third in most rows, less a discount that is printed beside them. Rows with a factor of one prove nothing. */
export function isProduct(
  quantities: Values,
  prices: Values,
  totals: Values,
  discounts: Discounts,
  { isStrict = false, isForOne = false, less: deductions }: Proof = {},
): boolean {
  const telling = quantities.flatMap((quantity, index) => {
    const [price, total] = [prices[index] ?? null, totals[index] ?? null];
    if (quantity === null || price === null || total === null || quantity.eq(1) || price.eq(1)) return [];
    if (total.isZero() && (price.isZero() || quantity.isZero())) return []; // given for nothing, or not sent
    const near = isStrict ? roundedBy(quantity, price, total) : CENTS;
    return [{ product: quantity.times(price), total, near, less: discounts[index] ?? [], off: deductions?.[index] ?? NOTHING }];
  });
  if (deductions !== undefined && telling.every(({ off }) => off.isZero())) return false;
  const agreeing = ROW_PRODUCTS.pricedFor
    .slice(0, isForOne ? 1 : undefined)
    .map((many) =>
      telling.filter(
        ({ product, total, near, less, off }) =>
          !total.isZero() && [new Decimal(1), ...less].some((part) => product.times(part).div(many).minus(off).minus(total).abs().lt(near)),
      ),
    );
  const most = isStrict ? 1 : ROW_PRODUCTS.most;
  return agreeing.some(({ length }, index) => length > (isStrict ? 1 : Math.min(index, 1)) && length >= most * telling.length);
}
