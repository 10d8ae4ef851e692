import { type Phrase, phraseOfWords } from '../page/phrases.js';
import type { ColumnRole } from '../tables/column-roles.js';
import type { Column } from '../tables/columns.js';
import { type TableRow, withCell } from '../tables/rows.js';
import type { Table } from '../tables/table.js';
import type { TaggedPage } from './tagged-pages.js';

/** What a word may be of a row of goods, in the order of the network; before them stands that it is none. */
export const CELL_ROLES = [
  'description',
  'product_code',
  'quantity',
  'quantity_unit',
  'unit_price',
  'total_price',
  'hs_code',
  'country_of_origin',
  'net_weight',
] as const satisfies readonly ColumnRole[];

/** What counts or prices the goods of a row. */
const FIGURES: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['quantity', 'unit_price', 'total_price', 'net_weight']);
const NAMES: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['description', 'product_code']);

/** The rows of goods that the tags of a paper tell, as a table for each page that has any. What its columns hold is a guess, so that their cells are doubted. */
export function taggedTables(pages: readonly TaggedPage[]): Table[] {
  const columns = CELL_ROLES.map((role): Column => ({ role, head: '', left: Number.NaN, right: Number.NaN, isGuess: true }));
  return pages.flatMap((page) => {
    const rows = rowsOf(page).flatMap((words) => rowFrom(words, page, columns) ?? []);
    const number = page.words[0]?.phrase.page;
    if (rows.length === 0 || number === undefined) return [];
    const taken = new Set(rows.flatMap(({ cells }) => [...cells.values()].flatMap(({ words }) => words)));
    const phrases = new Set(page.words.filter(({ word }) => taken.has(word)).map(({ phrase }) => phrase));
    return [{ page: number, columns, rows, totals: null, partSums: [], phrases }];
  });
}

/** The role of a word: 0 for none. */
function roleOf({ tags: { roles } }: TaggedPage, word: number): number {
  const count = CELL_ROLES.length + 1;
  const own = roles.subarray(word * count, (word + 1) * count);
  return own.indexOf(Math.max(...own));
}

/** The words of cells, row by row: one begins on each line that the network takes for the first of a row. */
function rowsOf(page: TaggedPage): number[][] {
  const byLine = Map.groupBy(
    page.words.map((_, word) => word).filter((word) => roleOf(page, word) > 0),
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
function rowFrom(words: readonly number[], page: TaggedPage, columns: readonly Column[]): TableRow | null {
  const byRole = Map.groupBy(words, (word) => roleOf(page, word));
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
