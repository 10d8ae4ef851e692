import { type Phrase, partOf } from '../page/phrases.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { countsUp } from './group-lines.js';
import type { TableCell, TableRow } from './rows.js';

const DESCRIBING = new Set<ColumnRole>(['description', 'packages_and_description', 'model']);
const COUNTER = /^\d{1,4}\s+(?=.*\p{L})/u;

/** Numbers of lines that stand so close before the descriptions that no head tells them apart, `1 Wooden ruler` over `2 Steel hammer`, are no part of these. */
export function withoutCounters<Rows extends CountedRows>(table: Rows): Rows {
  return { ...table, rows: rowsWithoutCounters(table) };
}

/** What a table has for it: its rows and columns. */
interface CountedRows {
  readonly rows: readonly TableRow[];
  readonly columns: readonly Column[];
}

function rowsWithoutCounters({ rows, columns }: CountedRows): readonly TableRow[] {
  const described = columns.find(({ role }) => role !== null && DESCRIBING.has(role));
  if (described === undefined || rows.length < 2 || columns.some(({ role }) => role === 'item')) return rows;
  const counters = rows.map((row) => COUNTER.exec(row.cells.get(described)?.text ?? '')?.[0] ?? '');
  if (counters.some((counter) => counter === '') || !countsUp(counters)) return rows;
  return rows.map((row, index) => {
    const cell = row.cells.get(described);
    const part = cell === undefined ? null : partOf(cell, counters[index]?.length ?? 0, cell.text.length);
    if (cell === undefined || part === null) return row;
    const told: TableCell = { ...part, lines: linesBehind(cell, counters[index]?.length ?? 0) };
    return { cells: new Map([...row.cells].map(([column, other]) => [column, column === described ? told : other])) };
  });
}

/** The lines of a cell behind a counter, which is the beginning of the first or stands apart from it. */
function linesBehind({ lines: [first, ...rest] }: TableCell, length: number): readonly Phrase[] {
  const behind = first === undefined ? null : partOf(first, length, first.text.length);
  return behind === null ? rest : [behind, ...rest];
}
