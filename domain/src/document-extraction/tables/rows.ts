import { areaAround } from '../page/area.js';
import { type Phrase, phraseOfWords } from '../page/phrases.js';
import type { PlacedWord } from '../page/placed-word.js';
import { isQuantityUnit } from '../values/quantity-units.js';
import type { BodyLine } from './body-line.js';
import type { ColumnRole } from './column-roles.js';
import { type Column, columnAt } from './columns.js';

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
  for (const piece of lines.flatMap((line) => line.phrases.flatMap((phrase) => cutAtColumns(phrase, columns)))) {
    const column = columnAt(columns, piece.area);
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

/** A phrase that reaches over several columns, cut where they meet; a merged cell stays whole. */
function cutAtColumns(phrase: Phrase, columns: readonly Column[]): Phrase[] {
  const runs: PlacedWord[][] = [];
  let current: Column | null = null;
  for (const word of phrase.words) {
    const column = columnAt(columns, word.area);
    if (runs.length === 0 || column !== current) runs.push([]);
    runs.at(-1)?.push(word);
    current = column;
  }
  return runs.length === 1 ? [phrase] : runs.map((words) => phraseOfWords(phrase, words));
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
