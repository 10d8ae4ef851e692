import type { NumberStyle } from '@tallyport/domain/values/numbers';
import type { Column } from './columns.js';
import { discountsOf } from './discounts.js';
import { isProduct, PRODUCT, valuesUnder } from './row-products.js';
import type { TableRow } from './rows.js';

/** Where quantity, price and total do not multiply, and do with a column whose head is not known in the place of one, that one is meant. */
export function exchangedByProducts(
  columns: readonly Column[],
  printed: readonly Column[],
  rows: readonly TableRow[],
  style: NumberStyle,
): Column[] {
  const known = PRODUCT.map((role) => columns.findIndex((column) => column.role === role));
  const free = columns.flatMap(({ role }, index) => (role === null ? [index] : []));
  const discounts = discountsOf(rows);
  const isProductOf = (places: readonly number[]): boolean => {
    const [quantities = [], prices = [], totals = []] = places.map((place) => valuesUnder(printed[place], rows, style));
    return isProduct(quantities, prices, totals, discounts);
  };
  if (known.includes(-1) || free.length === 0 || isProductOf(known)) return [...columns];
  const exchanges = PRODUCT.flatMap((role, at) => free.map((place) => ({ role, at, place })));
  const exchange = exchanges.find(({ at, place }) => isProductOf(known.with(at, place)));
  if (exchange === undefined) return [...columns];
  const { role, at, place } = exchange;
  return columns.map((column, index) => {
    if (index === place) return { ...column, role };
    return index === known[at] ? { ...column, role: null } : column;
  });
}
