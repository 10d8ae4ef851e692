import { partOf } from '../page/phrases.js';
import type { Column } from './columns.js';
import type { TableCell, TableRow } from './rows.js';
import type { Table } from './table.js';

/** A head that tells of two things: `Description of Goods/Part No.`. */
const OF_BOTH =
  /descri\S*.*[/,&]\s*(?:and\s+)?(?:part|item|article|art|model|product|material|style|sku|cat)\.?\s*(?:no|nr|number|num|code|#)?\W*$/iu;
/** Goods, a mark and a code: `Wide field eyepiece / EP-22W`. */
const BOTH = /^(?<goods>.*\p{L}{3}.*?)\s*(?:\s[/|–-]|[|])\s*(?<code>(?=\S*\d)[\p{L}\d][\p{L}\d._/-]{2,})$/u;

const BEHIND: Column = { role: 'product_code', head: '', left: Number.NaN, right: Number.NaN };

/** Tables under whose head for goods and their codes each row has a code behind a stroke: the code is no part of what the goods are. */
export function withCodesBehindGoods(table: Table): Table {
  const described = table.columns.find(({ role, head }) => role === 'description' && OF_BOTH.test(head));
  if (described === undefined || table.columns.some(({ role }) => role === 'product_code')) return table;
  const rows = table.rows.map((row) => partedRow(row, described));
  if (rows.length === 0 || rows.some((row) => row === null)) return table;
  const at = table.columns.indexOf(described) + 1;
  return { ...table, columns: table.columns.toSpliced(at, 0, BEHIND), rows: rows.flatMap((row) => row ?? []) };
}

function partedRow(row: TableRow, described: Column): TableRow | null {
  const cell = row.cells.get(described);
  const { goods, code } = BOTH.exec(cell?.text ?? '')?.groups ?? {};
  const named = cell === undefined || goods === undefined ? null : partOf(cell, 0, goods.length);
  const coded = cell === undefined || code === undefined ? null : partOf(cell, cell.text.length - code.length, cell.text.length);
  if (named === null || coded === null) return null;
  const cells = [...row.cells].flatMap(([column, other]): [Column, TableCell][] =>
    column === described
      ? [
          [column, { ...named, lines: [named] }],
          [BEHIND, { ...coded, lines: [coded] }],
        ]
      : [[column, other]],
  );
  return { cells: new Map(cells) };
}
