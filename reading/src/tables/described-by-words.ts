import { isCountry } from '@tallyport/domain/values/countries';
import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { isDescribing } from './cell-forms.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { PRODUCT } from './row-products.js';
import type { TableRow } from './rows.js';
import { DESCRIBED_BY_WORDS } from './tuning.js';

/** What rows of goods say of them in figures. */
const TOLD: readonly ColumnRole[] = [...PRODUCT, 'net_weight', 'gross_weight'];

/**
 * Beside quantities, prices and weights the column of which nothing is known and that has the most letters says what the goods are, be it in single words
 * (`Superdrachen`). Its cells are doubted.
 */
export function describedByWords(columns: readonly Column[], printed: readonly Column[], rows: readonly TableRow[]): Column[] {
  const told = TOLD.filter((role) => columns.some((column) => column.role === role));
  if (told.length < DESCRIBED_BY_WORDS.leastTold || columns.some(({ role }) => isDescribing(role))) return [...columns];
  const lettersAt = columns.map(({ role }, index) => (role === null ? lettersOf(textsUnder(printed[index], rows), rows.length) : 0));
  const most = Math.max(...lettersAt);
  const at = most === 0 ? -1 : lettersAt.indexOf(most);
  return columns.map((column, index) => (index === at ? { ...column, role: 'description', isGuess: true } : column));
}

function textsUnder(column: Column | undefined, rows: readonly TableRow[]): string[] {
  return column === undefined ? [] : rows.flatMap((row) => row.cells.get(column)?.text.trim() ?? []);
}

/** How many letters a column has; none where its cells are not mostly words, or say the same again and again. */
function lettersOf(texts: readonly string[], rows: number): number {
  const worded = texts.filter((text) => /\p{L}{3}/u.test(text) && !isQuantityUnit(text) && !isCountry(text));
  const isTold = worded.length >= DESCRIBED_BY_WORDS.most * rows && new Set(worded).size * 2 > worded.length;
  return isTold ? texts.join('').replace(/\P{L}/gu, '').length : 0;
}
