import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { countsUp } from './group-lines.js';
import type { TableRow } from './rows.js';
import { LIKELY_CODES } from './tuning.js';

/** A code as makers give them: figures, and letters or signs among them, two points, or five figures at least. Sizes (`52x28x19`) are none. */
const CODE =
  /^(?!\d+\s?[x×*]\s?\d+)(?!\d{1,3}(?:[.,]\d+)?\p{L}{1,3}$)(?=.*\d)(?=.*[\p{L}/-]|\d{5}|\d+\.\d+\.\d+$)[\p{L}\d][\p{L}\d.,/-]{2,}$/u;

/** What may stand among such codes without a figure: `BR-WFL-L`, `FREIGHT`. */
const LETTERED = /^\p{Lu}[\p{Lu}./_-]+$/u;

/** What shops call their articles, right before what these are: `SKU-DISC`, `CZ-SAN-XL`, `[23423423]`, `999`. */
const ARTICLE = /^(?=.*[\p{Lu}\d])(?!.*\p{Ll}{4})\S{2,}$/u;
const TELLING = /(?<![.,])\d{4}|\p{Lu}[-_/.]\p{Lu}|^\W?\p{L}\S*\d|\d[-_/]\S*\p{L}/u;

/** A code that its narrow column breaks behind a stroke: `HV5090- BEY`. */
const BROKEN = /(?<=[-/.])\s+(?=\S)/gu;

/**
 * Beside descriptions the one column of codes under an unknown head most likely holds those of the products, and what may number lines does where it
 * does not count up; beside days these are of lots.
 */
export function withProductCodes(columns: readonly Column[], printed: readonly Column[], rows: readonly TableRow[]): Column[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  const counts = printed[columns.findIndex(({ role }) => role === 'quantity')];
  const counted = counts === undefined ? [] : rows.filter(({ cells }) => /\d/u.test(cells.get(counts)?.text ?? ''));
  const coded = columns.flatMap(({ role }, index) => {
    const texts = textsUnder(printed[index], counted).map((text) => text.replace(BROKEN, ''));
    const isBefore = columns[index + 1]?.role === 'description';
    const isOpen = role === null || (role === 'item' && isBefore);
    const areOfGoods = areCodes(texts) || (isBefore && areArticles(texts));
    return isOpen && texts.length >= LIKELY_CODES.most * counted.length && areOfGoods ? [{ index, texts }] : [];
  });
  const [only, ...others] = coded.length > 1 ? ofMaker(coded, columns) : coded;
  const isDated = columns.some((column, index) => (column.role === null || column.role === 'other') && isOfDays(printed[index], rows));
  if (only === undefined || others.length > 0 || isDated || counted.length < 2 || has('product_code') || !has('description'))
    return [...columns];
  return columns.map((column, index) => (index === only.index ? { ...column, role: 'product_code', isGuess: true } : column));
}

interface Coded {
  readonly index: number;
  readonly texts: readonly string[];
}

/** Of several columns of codes that right before the goods is the maker's, where it is none of the tariff; else those with letters are. */
function ofMaker(coded: readonly Coded[], columns: readonly Column[]): readonly Coded[] {
  const before = coded.filter(({ index, texts }) => columns[index + 1]?.role === 'description' && !texts.every(isTariffCode));
  return before.length > 0 ? before : coded.filter(({ texts }) => texts.every((text) => /\p{L}/u.test(text)));
}

function textsUnder(column: Column | undefined, rows: readonly TableRow[]): string[] {
  return column === undefined ? [] : rows.flatMap((row) => row.cells.get(column)?.text.trim() ?? []);
}

/** Whether most cells are codes and the others have their letters and signs, each another one. */
function areCodes(texts: readonly string[]): boolean {
  return (
    texts.filter((text) => CODE.test(text)).length >= LIKELY_CODES.leastFigured * texts.length &&
    texts.every((text) => CODE.test(text) || LETTERED.test(text)) &&
    new Set(texts).size > LIKELY_CODES.most * texts.length &&
    !countsUp(texts)
  );
}

/** Whether cells are single words as codes are, most of them with figures or strokes, each another one, and none of the tariff. */
function areArticles(texts: readonly string[]): boolean {
  return (
    texts.every((text) => ARTICLE.test(text)) &&
    texts.filter((text) => TELLING.test(text)).length >= LIKELY_CODES.most * texts.length &&
    new Set(texts).size >= LIKELY_CODES.most * texts.length &&
    !texts.every(isTariffCode) &&
    !countsUp(texts)
  );
}

/** A day or a month, which no number with cents looks like: `08/24`, `12.2026`, `3 May 2026`. */
const DAY = /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[/-]\d{2,4}|\d{1,2}\.\d{4}|(?:\d{1,2}[./ -])?\p{L}{3,9}[./ -]\d{2,4})$/u;

function isOfDays(column: Column | undefined, rows: readonly TableRow[]): boolean {
  const texts = textsUnder(column, rows);
  return texts.length > 0 && texts.every((text) => DAY.test(text));
}
