import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { cellOf, type TableCell, type TableRow } from './rows.js';
import type { Table } from './table.js';

/** What the rows of one article share, as colours and sizes below each other do: printed once, over them. */
const SHARED: readonly ColumnRole[] = ['product_code', 'description', 'hs_code', 'country_of_origin'];

/** By what the variants of an article differ. */
const VARIED: readonly ColumnRole[] = ['model', 'dimensions'];

/** Tables whose rows leave out what the article is where it is that of the row above, and say a variant, a quantity and a price: they have it, too. */
export function withArticles(table: Table): Table {
  const shared = table.columns.filter(({ role }) => role !== null && SHARED.includes(role));
  const isVaried = table.columns.some(({ role }) => role !== null && VARIED.includes(role));
  if (!isVaried || !shared.some(({ role }) => role === 'description')) return table;
  const rows: TableRow[] = [];
  for (const row of table.rows) {
    const above = rows.at(-1);
    rows.push(above !== undefined && isVariant(row, shared) ? withShared(row, above, shared) : row);
  }
  return { ...table, rows };
}

/** Whether a row says nothing of the article, and names and counts what it tells. */
function isVariant(row: TableRow, shared: readonly Column[]): boolean {
  const has = (role: ColumnRole): boolean => cellOf(row, role) !== null;
  return (
    !shared.some((column) => row.cells.has(column)) && VARIED.some(has) && has('quantity') && (has('unit_price') || has('total_price'))
  );
}

function withShared(row: TableRow, above: TableRow, shared: readonly Column[]): TableRow {
  const carried = shared.flatMap((column): [Column, TableCell][] => {
    const cell = above.cells.get(column);
    return cell === undefined ? [] : [[column, cell]];
  });
  return { cells: new Map([...carried, ...row.cells]) };
}
