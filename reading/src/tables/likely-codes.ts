import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { countsUp } from './group-lines.js';
import type { TableRow } from './rows.js';
import { LIKELY_CODES } from './tuning.js';

/** A code as makers give them: figures, and letters or signs among them, two points, or five figures at least. Sizes (`52x28x19`) are none. */
const CODE = /^(?!\d+\s?[x×*]\s?\d+)(?!\d{1,3}\p{L}{1,3}$)(?=.*\d)(?=.*[\p{L}/-]|\d{5}|\d+\.\d+\.\d+$)[\p{L}\d][\p{L}\d./-]{2,}$/u;

/** Such a code without a figure: `BR-WFL-L`. */
const LETTERED = /^\p{Lu}+(?:[./-]\p{Lu}+)+$/u;

/** Beside descriptions the one column of codes under an unknown head most likely holds those of the products; beside days these are of lots. */
export function withProductCodes(columns: readonly Column[], printed: readonly Column[], rows: readonly TableRow[]): Column[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  const coded = columns.flatMap(({ role }, index) => {
    const texts = textsUnder(printed[index], rows);
    return role === null && texts.length === rows.length && areCodes(texts) ? [{ index, texts }] : [];
  });
  // Beside codes of figures alone, as lists of the state have them, those with letters are the maker's.
  const lettered = coded.filter(({ texts }) => texts.every((text) => /\p{L}/u.test(text)));
  const [only, ...others] = coded.length > 1 ? lettered : coded;
  const isDated = columns.some((column, index) => (column.role === null || column.role === 'other') && isOfDays(printed[index], rows));
  if (
    only === undefined ||
    others.length > 0 ||
    isDated ||
    rows.length < 2 ||
    has('product_code') ||
    !has('description') ||
    !has('quantity')
  )
    return [...columns];
  return columns.map((column, index) => (index === only.index ? { ...column, role: 'product_code', isGuess: true } : column));
}

function textsUnder(column: Column | undefined, rows: readonly TableRow[]): string[] {
  return column === undefined ? [] : rows.flatMap((row) => row.cells.get(column)?.text.trim() ?? []);
}

/** Whether nearly all cells are codes and the others have their letters and signs, each another one. */
function areCodes(texts: readonly string[]): boolean {
  return (
    texts.filter((text) => CODE.test(text)).length >= LIKELY_CODES.most * texts.length &&
    texts.every((text) => CODE.test(text) || LETTERED.test(text)) &&
    new Set(texts).size > LIKELY_CODES.most * texts.length &&
    !countsUp(texts)
  );
}

/** A day or a month, which no number with cents looks like: `08/24`, `12.2026`, `3 May 2026`. */
const DAY = /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[/-]\d{2,4}|\d{1,2}\.\d{4}|(?:\d{1,2}[./ -])?\p{L}{3,9}[./ -]\d{2,4})$/u;

function isOfDays(column: Column | undefined, rows: readonly TableRow[]): boolean {
  const texts = textsUnder(column, rows);
  return texts.length > 0 && texts.every((text) => DAY.test(text));
}
