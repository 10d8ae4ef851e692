import type { NumberStyle } from '@tallyport/domain/values/numbers';
import { isWordy } from './cell-forms.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { type Discounts, discountsOf } from './discounts.js';
import { countsUp } from './group-lines.js';
import { amountIn } from './net-amounts.js';
import { priceness } from './priceness.js';
import { isProduct, PRODUCT, type Proof, type Values, valuesUnder } from './row-products.js';
import type { TableRow } from './rows.js';
import { JUDGED_BY_PRODUCTS } from './tuning.js';

/** What figures of such columns are may be told wrongly by a head; numbers of lines, codes and weights are no part of a product. */
const OPEN = new Set<ColumnRole | null>([
  null,
  'other',
  'tax',
  'sell_price',
  'quantity',
  'quantity_unit',
  'unit_price',
  'total_price',
  'packages',
  'pieces_per_package',
]);
const OF_PACKAGES = new Set<ColumnRole | null>(['packages', 'pieces_per_package', 'net_weight', 'gross_weight', 'weight', 'package_range']);

const WEIGHED = /(?<!\p{L})(?:[ngt]\.?\s?w(?:\.|t|eight)?|net|gross|nett|kgs?|lbs?)(?!\p{L})/iu;

/** Columns that may stand for quantity, price and amount, and how many of them are called so. */
interface Choice {
  readonly places: readonly number[];
  readonly kept: number;
}

/**
 * Where quantity, price and amount as they are called do not multiply, three other columns are meant that do on all rows: those of which most are
 * called so, and plain products before those less a discount in money that stands in a column of its own.
 */
export function judgedByProducts(
  columns: readonly Column[],
  printed: readonly Column[],
  rows: readonly TableRow[],
  style: NumberStyle,
): Column[] {
  const discounts = discountsOf(rows);
  const values = printed.map((column) => valuesUnder(column, rows, style));
  const open = columns.flatMap(({ role }, index) => (isOpen(role, printed[index], rows) && isFigured(values[index] ?? []) ? [index] : []));
  const deductions = printed.map((column) => rows.map(({ cells }) => amountIn(cells.get(column), style)?.abs() ?? null));
  const areProduct = ([quantity = -1, price = -1, total = -1]: readonly number[], off: Discounts, proof: Proof = {}): boolean =>
    isProduct(values[quantity] ?? [], values[price] ?? [], values[total] ?? [], off, { isStrict: true, ...proof });
  const known = PRODUCT.map((role) => columns.findIndex((column) => column.role === role));
  if (open.length < PRODUCT.length || open.length > JUDGED_BY_PRODUCTS.mostColumns || areProduct(known, discounts, { isForOne: true }))
    return [...columns];
  const choices = triplesOf(open)
    .map((places): Choice => ({ places, kept: places.filter((place, at) => place === known[at]).length }))
    .filter(({ places: [, price = -1, total = -1] }) => ![price, total].some((at) => isWeighed(columns[at])))
    .filter(
      ({ places }) =>
        !isOfPackages(
          columns,
          places.map((place) => values[place] ?? []),
        ),
    )
    .toSorted((one, other) => other.kept - one.kept);
  const forOne = choices.find(({ places }) => areProduct(places, [], { isForOne: true }));
  if (forOne === undefined && areProduct(known, discounts)) return [...columns];
  const chosen =
    forOne ??
    choices.find(({ places }) => areProduct(places, discounts)) ??
    choices.find(
      ({ places, kept }) =>
        kept > 0 && deductions.some((less, at) => !places.includes(at) && at > Math.min(...places) && areProduct(places, [], { less })),
    );
  if (chosen === undefined || chosen.kept === PRODUCT.length) return [...columns];
  const [quantity = -1, price = -1, total = -1] = chosen.places;
  const isTurned = quantity !== known[0] && price !== known[1] && priceness(printed[quantity], rows) > priceness(printed[price], rows);
  const places = isTurned ? [price, quantity, total] : chosen.places;
  return columns.map((column, index) => {
    const at = places.indexOf(index);
    if (at >= 0) return column.role === PRODUCT[at] ? column : { ...column, role: PRODUCT[at] ?? null };
    if (column.role === 'unit_price') return { ...column, role: 'sell_price' };
    return column.role === 'quantity' || column.role === 'total_price' ? { ...column, role: 'other' } : column;
  });
}

/** Packages times the weight of one are a weight: `N.WT/CTN`, `(kg)`. Prices for a kilogram say what they are paid in, or that they are prices. */
function isWeighed(column: Column | undefined): boolean {
  return (
    column !== undefined &&
    column.role !== 'unit_price' &&
    column.role !== 'total_price' &&
    WEIGHED.test(column.head) &&
    priceness(column, []) <= 0
  );
}

/** Numbers of lines are no figures, unless they do not count up, nor are words with a number before them. */
function isOpen(role: ColumnRole | null, column: Column | undefined, rows: readonly TableRow[]): boolean {
  const texts = column === undefined ? [] : rows.flatMap((row) => row.cells.get(column)?.text.trim() ?? []);
  if (texts.filter(isWordy).length * 2 > texts.length) return false;
  return role === 'item' ? !countsUp(texts) : OPEN.has(role);
}

/** Whether most rows have a number there; sums and remarks below the goods may have none. */
function isFigured(values: Values): boolean {
  return values.filter((value) => value !== null).length >= JUDGED_BY_PRODUCTS.most * values.length;
}

/** All ways to take three columns, the amount behind the others. */
function triplesOf(open: readonly number[]): number[][] {
  return open.flatMap((total) =>
    open.flatMap((price) =>
      open.flatMap((quantity) => (quantity === price || quantity >= total || price >= total ? [] : [[quantity, price, total]])),
    ),
  );
}

/** Whether whole numbers beside packages and weights multiply: what each package holds. */
function isOfPackages(columns: readonly Column[], chosen: readonly Values[]): boolean {
  return (
    columns.some(({ role }) => OF_PACKAGES.has(role)) && chosen.every((values) => values.every((value) => value?.isInteger() !== false))
  );
}
