import { currencyIn } from '@tallyport/domain/values/currencies';
import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { type Phrase, phraseOfWords, runsOf } from '../page/phrases.js';
import type { PlacedWord } from '../page/placed-word.js';
import type { BodyLine } from './body-line.js';
import { isDescribing } from './cell-forms.js';
import type { ColumnRole } from './column-roles.js';
import { type Column, columnAt } from './columns.js';
import { PLACED_PIECES } from './tuning.js';

/** A piece of a line and the column in which it stands. */
export interface PlacedPiece {
  readonly piece: Phrase;
  readonly column: Column | null;
}

const FIGURE = /^[^\p{L}\d]{0,3}\d[\d.,' ]*(?:\s?\p{L}{1,4}\.?)?$/u;

/** The pieces of a line, each in its column. Two figures that stand in one column are shared with an empty neighbour: heads and values are not always above each other. */
export function placedPieces(line: BodyLine, columns: readonly Column[]): PlacedPiece[] {
  const placed = line.phrases.flatMap((phrase, index) => cutAtColumns(phrase, columns, index === line.phrases.length - 1));
  const isTaken = (column: Column): boolean => placed.some((other) => other.column === column);
  for (const [index, { piece, column }] of placed.entries()) {
    const next = placed[index + 1];
    if (column === null || column.role === null || next?.column !== column || !FIGURE.test(piece.text) || !FIGURE.test(next.piece.text))
      continue;
    const [before, after] = [columns[columns.indexOf(column) - 1], columns[columns.indexOf(column) + 1]];
    if (before !== undefined && MEASURED.has(before.role) && !isTaken(before)) placed[index] = { piece, column: before };
    else if (after !== undefined && MEASURED.has(after.role) && !isTaken(after)) placed[index + 1] = { ...next, column: after };
  }
  return placed;
}

const MEASURED = new Set<ColumnRole | null>([
  'gross_weight',
  'net_weight',
  'weight',
  'volume',
  'packages',
  'quantity',
  'unit_price',
  'total_price',
]);

/** A phrase that reaches over several columns, cut where they meet; a merged cell and a text that runs on stay whole. */
function cutAtColumns(phrase: Phrase, columns: readonly Column[], isLast: boolean): PlacedPiece[] {
  const runs: { column: Column | null; words: PlacedWord[] }[] = [];
  for (const word of phrase.words) {
    const column = columnAt(columns, word.area);
    const last = runs.at(-1);
    const before = last?.words.at(-1);
    if (last === undefined || column === last.column) {
      if (last === undefined) runs.push({ column, words: [word] });
      else last.words.push(word);
    } else if (before !== undefined && isOneFigure(phrase, before, word)) {
      last.words.pop();
      if (last.words.length === 0) runs.pop();
      runs.push({ column, words: [before, word] });
    } else runs.push({ column, words: [word] });
  }
  const [first, ...others] = runs;
  if (first === undefined || others.length === 0) return [{ piece: phrase, column: columnAt(columns, phrase.area) }];
  const isText =
    isOneText(phrase) &&
    !isOfFigures(first.column) &&
    (others.some(isTextUnderFigures) || (isLast && isDescribing(first.column?.role ?? null) && others.some(isNoFigure)));
  if (isText) return [{ piece: phrase, column: first.column }];
  const goods =
    isOneText(phrase) && first.column?.role === 'product_code' && isInWords(first.words)
      ? others.find(({ column }) => isDescribing(column?.role ?? null))
      : undefined;
  if (goods !== undefined && others.length === 1) return [{ piece: phrase, column: goods.column }];
  return runs.map(({ words, column }) => ({ piece: phraseOfWords(phrase, words), column }));
}

function isOneText(phrase: Phrase): boolean {
  return runsOf(phrase, PLACED_PIECES.widestSpace).length === 1;
}

/** What goods are, and not their code: words without figures, the first of which begins like one. */
function isInWords(words: readonly PlacedWord[]): boolean {
  return words.every(({ text }) => !/\d/u.test(text)) && /^\p{Lu}\p{Ll}{2}/u.test(words[0]?.text ?? '');
}

/** Whether two words are the thousands and the rest of one figure, with no more than a space between them: `18 615,00`. */
function isOneFigure(phrase: Phrase, thousands: PlacedWord, rest: PlacedWord): boolean {
  if (!/^\d{1,3}$/u.test(thousands.text) || !/^\d{3}[.,]\d{2}$/u.test(rest.text)) return false;
  return runsOf({ ...phrase, words: [thousands, rest] }, PLACED_PIECES.widestSpace).length === 1;
}

/** Whether what stands in a column of figures is more than a number with its unit: in rows of two storeys what goods are runs on there. */
function isNoFigure({ column, words }: { column: Column | null; words: readonly PlacedWord[] }): boolean {
  return column !== null && MEASURED.has(column.role) && !FIGURE.test(words.map(({ text }) => text).join(' '));
}

function isOfFigures(column: Column | null): boolean {
  return column === null || MEASURED.has(column.role);
}

/** Whether what stands in a column of figures is words and no figure, unit or currency: a text that began farther left runs on. */
function isTextUnderFigures({ column, words }: { column: Column | null; words: readonly PlacedWord[] }): boolean {
  return (
    column !== null &&
    (MEASURED.has(column.role) || column.role === 'quantity_unit') &&
    words.some(({ text }) => /\p{L}{3}/u.test(text) && !isQuantityUnit(text) && currencyIn(text) === null) &&
    !words.some(({ text }) => /^\W{0,2}\d/u.test(text))
  );
}
