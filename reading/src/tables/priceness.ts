import { currencyIn } from '@tallyport/domain/values/currencies';
import { quantityUnitIn } from '@tallyport/domain/values/quantity-units';
import type { Column } from './columns.js';
import type { TableRow } from './rows.js';

/**
 * How much more a column of figures looks like prices than like quantities: money beside its figures or in its head speaks for prices, units speak against
 * them, and cents are a weaker sign.
 */
export function priceness(column: Column | undefined, rows: readonly TableRow[]): number {
  const texts = column === undefined ? [] : rows.flatMap((row) => row.cells.get(column)?.text.trim() ?? []);
  const has = (is: (text: string) => boolean): number => Number(texts.some(is));
  const isNamed = column !== undefined && isMoney(column.head);
  return 2 * Number(has(isMoney) > 0 || isNamed) - 2 * has((text) => quantityUnitIn(text) !== null) + has(hasCents);
}

function isMoney(text: string): boolean {
  return /\p{Sc}/u.test(text) || currencyIn(text) !== null;
}

/** `19,90`, not `20,00`. */
function hasCents(text: string): boolean {
  return /\d[.,](?!0+(?!\d))\d{1,2}(?!\d)/u.test(text) || /\d[.,]\d{4,}(?!\d)/u.test(text);
}
