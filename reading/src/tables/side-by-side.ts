import type { Column } from './columns.js';
import type { TableRow } from './rows.js';
import type { Table } from './table.js';
import { SIDE_BY_SIDE } from './tuning.js';

/** A table whose heads stand beside each other once more, as lists of rolls have them: what is under the first ones, then what is under the next. */
export function withBlocksBelow(table: Table): Table {
  const { columns, rows } = table;
  const width = widthOfBlock(columns);
  if (width === null) return table;
  const blocks = Array.from({ length: columns.length / width }, (_, at) => columns.slice(at * width, (at + 1) * width));
  const [first = []] = blocks;
  return {
    ...table,
    columns: first,
    rows: blocks.flatMap((block) => rows.map((row) => underFirst(row, block, first)).filter(({ cells }) => cells.size > 1)),
  };
}

/** How many columns are repeated beside each other; null where heads are not. */
export function widthOfBlock(columns: readonly Column[]): number | null {
  const heads = columns.map(({ head }) => head);
  for (let width = SIDE_BY_SIDE.leastColumns; width * 2 <= heads.length; width += 1) {
    if (heads.length % width === 0 && heads.every((head, at) => head !== '' && head === heads[at % width]) && new Set(heads).size === width)
      return width;
  }
  return null;
}

function underFirst(row: TableRow, block: readonly Column[], first: readonly Column[]): TableRow {
  const cells = block.flatMap((column, at) => {
    const [cell, under] = [row.cells.get(column), first[at]];
    return cell === undefined || under === undefined ? [] : [[under, cell] as const];
  });
  return { cells: new Map(cells) };
}
