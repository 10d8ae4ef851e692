import { anyOf } from '@tallyport/domain/any-of';
import type { NumberStyle } from '@tallyport/domain/values/numbers';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { type Discounts, discountsOf } from './discounts.js';
import { priceness } from './priceness.js';
import { isOfNumbers, isProduct, PRODUCT, type Values, valuesUnder } from './row-products.js';
import type { TableRow } from './rows.js';
import { WEIGHT_WORDS } from './words/weight-words.js';

/** Columns without a role take those of quantity, price and total that are missing, where the first times the second is the third in most rows. */
export function byProducts(
  columns: readonly Column[],
  printed: readonly Column[],
  rows: readonly TableRow[],
  style: NumberStyle,
): Column[] {
  const discounts = discountsOf(rows);
  const missing = PRODUCT.filter((role) => !columns.some((column) => column.role === role));
  const numbers = columns.map((column, index) => ({ column, values: valuesUnder(printed[index], rows, style) }));
  // Of two columns that are said to hold the same, one may be what is missing.
  const isTwice = (role: ColumnRole) => columns.filter((column) => column.role === role).length > 1;
  const isSpare = ({ role, head }: Column) =>
    role === null || isOnlyNet({ role, head }) || ((PRODUCT.includes(role) || role === 'description') && isTwice(role));
  const free = numbers.filter(({ column, values }) => isSpare(column) && isOfNumbers(values));
  const ofRole = (role: ColumnRole) => numbers.filter(({ column }) => column.role === role);
  const choicesOf = (role: ColumnRole) => {
    if (!missing.includes(role)) return ofRole(role);
    return role === 'unit_price' ? [...free, ...ofRole('sell_price')] : free;
  };
  const priced = missing.includes('quantity') ? numbers.filter(({ column, values }) => PRICED.has(column.role) && isOfNumbers(values)) : [];
  const listed = missing.includes('quantity') ? [] : ofRole('sell_price');
  if (missing.length === 0 || free.length + Math.min(1, priced.length) + Math.min(1, listed.length) < missing.length) return [...columns];
  const found =
    firstProduct([...choicesOf('quantity'), ...priced], choicesOf('unit_price'), choicesOf('total_price'), discounts) ??
    // What looks like the price may be that of the list, before a discount.
    (missing.includes('total_price')
      ? (firstProduct(choicesOf('quantity'), free, free, discounts) ??
        // And what is called a price may be the amount.
        firstProduct(choicesOf('quantity'), [...free, ...ofRole('sell_price')], ofRole('unit_price'), discounts))
      : null);
  const chosen = found === null ? null : inOrder(found, missing, printed, columns, rows);
  if (chosen === null || (missing.includes('unit_price') && isOfPackages(columns, chosen))) return [...columns];
  return columns.map((column) => {
    const at = chosen.findIndex((one) => one.column === column);
    // The net weight of goods that are priced by it stays one; a weight of which nothing is told is what was bought.
    if (at >= 0 && PRODUCT[at] === 'quantity' && WEIGHTS.has(column.role) && column.role !== 'weight') return column;
    if (at >= 0) return column.role === PRODUCT[at] ? column : { ...column, role: PRODUCT[at] ?? null };
    // Beside the price and the amount that prove each other another one is that of the list, or with taxes.
    return column.role === 'unit_price' ? { ...column, role: 'sell_price' } : column;
  });
}

/** What may be priced where nothing is counted: `12 cartons` at a price for each, kilograms at a price for one. */
const PRICED = new Set<ColumnRole | null>(['packages', 'pieces_per_package', 'net_weight', 'weight']);

/** Words of weight, and units of it. */
const OF_WEIGHT = new RegExp(anyOf(WEIGHT_WORDS), 'iu');

/** `Net` without a word of weight is a weight, a price or an amount: `Nett (Excl)`, `Net HTVA`. */
function isOnlyNet({ role, head }: Pick<Column, 'role' | 'head'>): boolean {
  return role === 'net_weight' && !OF_WEIGHT.test(head);
}

interface NumberColumn {
  readonly column: Column;
  readonly values: Values;
}

function firstProduct(
  quantities: readonly NumberColumn[],
  prices: readonly NumberColumn[],
  totals: readonly NumberColumn[],
  discounts: Discounts,
): readonly NumberColumn[] | null {
  for (const quantity of quantities) {
    for (const price of prices) {
      for (const total of totals) {
        const chosen = [quantity, price, total];
        if (new Set(chosen).size === chosen.length && isProduct(quantity.values, price.values, total.values, discounts)) return chosen;
      }
    }
  }
  return null;
}

/** Which of two factors is the price is told by how they are printed, where no head tells it: the first one is the quantity else. */
function inOrder(
  chosen: readonly NumberColumn[],
  missing: readonly ColumnRole[],
  printed: readonly Column[],
  columns: readonly Column[],
  rows: readonly TableRow[],
): readonly NumberColumn[] {
  const [quantity, price, total] = chosen;
  if (quantity === undefined || price === undefined || total === undefined) return chosen;
  if (!missing.includes('quantity') || !missing.includes('unit_price')) return chosen;
  const likeness = ({ column }: NumberColumn): number => priceness(printed[columns.indexOf(column)], rows);
  return likeness(quantity) > likeness(price) ? [price, quantity, total] : chosen;
}

const WEIGHTS = new Set<ColumnRole | null>(['net_weight', 'gross_weight', 'weight']);

/** Whether whole numbers beside weights multiply: packages and what each of them holds, not prices. */
function isOfPackages(columns: readonly Column[], chosen: readonly NumberColumn[]): boolean {
  return (
    columns.some(({ role }) => WEIGHTS.has(role)) && chosen.every(({ values }) => values.every((value) => value?.isInteger() !== false))
  );
}
