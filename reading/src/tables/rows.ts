import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { areaAround } from '../page/area.js';
import { type Phrase, runsOf } from '../page/phrases.js';
import { bareDetails } from './bare-details.js';
import type { BodyLine } from './body-line.js';
import type { ColumnRole } from './column-roles.js';
import { type Column, columnAt } from './columns.js';
import { type PlacedPiece, placedPieces } from './placed-pieces.js';
import { ROWS } from './tuning.js';

/** What stands in one column of one row, as one phrase and line by line. */
export interface TableCell extends Phrase {
  readonly lines: readonly Phrase[];
}

/** A row of a table: its cells by column, in the order of the columns. */
export interface TableRow {
  readonly cells: ReadonlyMap<Column, TableCell>;
}

/** The cell of a row under the first column that holds this, or null. */
export function cellOf(row: TableRow, role: ColumnRole): TableCell | null {
  for (const column of row.cells.keys()) if (column.role === role) return row.cells.get(column) ?? null;
  return null;
}

/** A row made of lines: the words of each line fall into the columns under which they stand. */
export function rowOf(lines: readonly BodyLine[], columns: readonly Column[]): TableRow {
  const pieces = new Map<Column, Phrase[]>();
  const describing = describingOf(columns);
  const isAside = (line: BodyLine) => lines.length > 1 && isRemark(line, columns);
  const placedOf = (line: BodyLine): PlacedPiece[] =>
    isAside(line) ? line.phrases.map((piece) => ({ piece, column: describing ?? null })) : placedPieces(line, columns);
  for (const { piece, column } of lines.flatMap(placedOf)) {
    const others = column === null ? undefined : pieces.get(column);
    if (others !== undefined) others.push(piece);
    else if (column !== null) pieces.set(column, [piece]);
  }
  return {
    cells: new Map(
      columns.flatMap((column) => {
        const found = pieces.get(column);
        return found === undefined ? [] : [[column, joinedCell(found, column)] as const];
      }),
    ),
  };
}

/** A row with one more cell, made of phrases that stand under none of its columns; its cells stay in the order of the columns. */
export function withCell(row: TableRow, column: Column, phrases: readonly Phrase[], columns: readonly Column[]): TableRow {
  const cells = new Map([...row.cells, [column, joinedCell(phrases, column)] as const]);
  return { cells: new Map([...cells].sort(([one], [other]) => columns.indexOf(one) - columns.indexOf(other))) };
}

const DESCRIBING = new Set<ColumnRole>(['description', 'packages_and_description', 'model']);

/** A short label and its value. */
const LABELLED = /^\p{L}[\p{L} ./]{1,40}[:：]\s*\S/u;

/**
 * Whether a line is a remark on the goods of its row: one text that runs over the border of columns with no more than a space there, or labels
 * with their values, however many beside each other (`Stat. Warennr. 84137081   Ursprung DE`).
 */
export function isRemark({ phrases }: BodyLine, columns: readonly Column[]): boolean {
  const [phrase, ...others] = phrases;
  if (phrase === undefined || !/\p{L}/u.test(phrase.text) || phrase.method === 'cells') return false;
  if (others.length > 0 && areDetails(phrases)) return true;
  if (others.length > 0 && !phrases.every(({ text }) => LABELLED.test(text))) return false;
  if (phrase.area.left >= (describingOf(columns)?.right ?? Number.NEGATIVE_INFINITY)) return false;
  if (LABELLED.test(phrase.text)) return true;
  const placed = phrase.words.map(({ area }) => columnAt(columns, area));
  return new Set(placed).size > 1 && runsOf(phrase, ROWS.widestSpace).length === 1;
}

/** Whether texts beside each other are words with their values, and among them the code of the tariff or the country under its name. */
function areDetails(phrases: readonly Phrase[]): boolean {
  const told = phrases.map((phrase) => bareDetails(phrase).length > 0);
  return told.includes(true) && phrases.every(({ text }, index) => /^\p{L}{2}/u.test(text) && (told[index] === true || /\d/u.test(text)));
}

function describingOf(columns: readonly Column[]): Column | undefined {
  return columns.find(({ role }) => role !== null && DESCRIBING.has(role));
}

/** The lines of a cell as one text. A code or unit broken at the edge of a narrow column is put together again. */
function joinedCell(pieces: readonly Phrase[], column: Column): TableCell {
  const [first] = pieces;
  if (first === undefined) throw new RangeError('a cell has at least one piece');
  if (pieces.length === 1) return { ...first, lines: pieces };
  const texts = pieces.map(({ text }) => text);
  const text = isBrokenWord(texts, column.role) ? texts.join('') : texts.join(' ');
  return { ...first, text, words: pieces.flatMap(({ words }) => words), area: areaAround(pieces.map(({ area }) => area)), lines: pieces };
}

function isBrokenWord(texts: readonly string[], role: ColumnRole | null): boolean {
  if (texts.length < 2) return false;
  if (role === 'quantity_unit' || role === 'package_type') return isQuantityUnit(texts.join('')) || !texts.every(isQuantityUnit);
  if (role === 'product_code') return texts[0]?.endsWith('-') === true;
  return role === 'hs_code' && texts.every((text) => /^[\d.]+$/.test(text));
}
