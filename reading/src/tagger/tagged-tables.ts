import { type Phrase, phraseOfWords } from '../page/phrases.js';
import type { ColumnRole } from '../tables/column-roles.js';
import type { Column } from '../tables/columns.js';
import { type TableRow, withCell } from '../tables/rows.js';
import type { Table } from '../tables/table.js';
import { agreedRoles } from './agreed-roles.js';
import { CELL_ROLES } from './cell-role.js';
import type { TaggedPage } from './tagged-pages.js';

/** What counts or prices the goods of a row. */
const FIGURES: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['quantity', 'unit_price', 'total_price', 'net_weight']);
const NAMES: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['description', 'product_code']);

/** The rows of goods that the tags of a paper tell, as a table for each page that has any. What its columns hold is a guess, so that their cells are doubted. */
export function taggedTables(pages: readonly TaggedPage[]): Table[] {
  const columns = CELL_ROLES.map((role): Column => ({ role, head: '', left: Number.NaN, right: Number.NaN, isGuess: true }));
  return pages.flatMap((page) => {
    const roles = agreedRoles(page);
    const rows = rowsOf(page, roles).flatMap((words) => rowFrom(words, page, roles, columns) ?? []);
    const number = page.words[0]?.phrase.page;
    if (rows.length === 0 || number === undefined) return [];
    const taken = new Set(rows.flatMap(({ cells }) => [...cells.values()].flatMap(({ words }) => words)));
    const phrases = new Set(page.words.filter(({ word }) => taken.has(word)).map(({ phrase }) => phrase));
    return [{ page: number, columns, rows, totals: null, partSums: [], phrases }];
  });
}

/** The words of cells, row by row: one begins on each line that the network takes for the first of a row. */
function rowsOf(page: TaggedPage, roles: readonly number[]): number[][] {
  const byLine = Map.groupBy(
    page.words.map((_, word) => word).filter((word) => roles[word] !== 0),
    (word) => page.line[word] as number,
  );
  const rows: number[][] = [];
  for (const [, words] of [...byLine].sort(([one], [other]) => one - other)) {
    const isFirst = words.some((word) => (page.tags.starts[word] as number) > 0);
    if (isFirst || rows.length === 0) rows.push([...words]);
    else rows.at(-1)?.push(...words);
  }
  return rows;
}

/** A row of goods says what they are, and counts or prices them. */
function rowFrom(words: readonly number[], page: TaggedPage, told: readonly number[], columns: readonly Column[]): TableRow | null {
  const byRole = Map.groupBy(words, (word) => told[word] as number);
  const roles = [...byRole.keys()].flatMap((role) => CELL_ROLES[role - 1] ?? []);
  if (!roles.some((role) => NAMES.has(role)) || !roles.some((role) => FIGURES.has(role))) return null;
  let row: TableRow = { cells: new Map() };
  for (const [at, column] of columns.entries()) {
    const pieces = piecesOf(byRole.get(at + 1) ?? [], page);
    if (pieces.length > 0) row = withCell(row, column, pieces, columns);
  }
  return row;
}

/** The words of a cell, as a phrase for each line of it. */
function piecesOf(words: readonly number[], { words: all, line }: TaggedPage): Phrase[] {
  const byLine = Map.groupBy(words, (word) => line[word] as number);
  return [...byLine]
    .sort(([one], [other]) => one - other)
    .flatMap(([, own]) => {
      const placed = own.flatMap((word) => all[word] ?? []).sort((one, other) => one.word.area.left - other.word.area.left);
      const [first] = placed;
      return first === undefined
        ? []
        : [
            phraseOfWords(
              first.phrase,
              placed.map(({ word }) => word),
            ),
          ];
    });
}
