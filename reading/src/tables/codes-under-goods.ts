import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import { areaAround } from '../page/area.js';
import { partOf } from '../page/phrases.js';
import type { Column } from './columns.js';
import { countsUp } from './group-lines.js';
import type { TableCell, TableRow } from './rows.js';
import type { Table } from './table.js';
import { CODES_UNDER_GOODS } from './tuning.js';

/** A code alone on its line, with signs between letters and figures: `EVOO-250-ARB`, `HW14-EB`, `AW090`. */
const CODE = /^(?=.*\d)(?=.*\p{Lu})(?!\d+\s?\p{L}{1,3}$)[\p{Lu}\d][\p{Lu}\d._/-]{3,}$/u;
/** A code without a figure: groups of letters (`FH-BD-WHT`, `MB-CHR`). */
const LETTERED = /^\p{Lu}{2,}(?:[._/-]\p{Lu}+)+$/u;

const UNDER: Column = { role: 'product_code', head: '', left: Number.NaN, right: Number.NaN };

/**
 * Tables whose descriptions end with a line that is nothing but another code: that of the product, and no part of what it is. So do nearly
 * all rows that say more than a description; others are remarks.
 */
export function withCodesUnderGoods(table: Table): Table {
  const { columns, rows } = table;
  const described = columns.find(({ role }) => role === 'description');
  if (described === undefined || columns.some(({ role }) => role === 'product_code')) return table;
  const told = rows.filter(({ cells }) => cells.size > 1);
  const parted = rows.map((row) => partedCell(row.cells.get(described)));
  const codes = parted.flatMap((part) => (part === null ? [] : part.code.text));
  if (codes.length < Math.max(CODES_UNDER_GOODS.leastRows, CODES_UNDER_GOODS.most * told.length)) return table;
  if (new Set(codes).size < codes.length || countsUp(codes) || !areOfOneMaker(codes)) return table;
  return {
    ...table,
    columns: columns.toSpliced(columns.indexOf(described) + 1, 0, UNDER),
    rows: rows.map((row, index) => rowWith(row, described, parted[index] ?? null)),
  };
}

/** Where most codes have no figure all begin with the same letters, or others of the maker have some. */
function areOfOneMaker(codes: readonly string[]): boolean {
  return codes.some((code) => CODE.test(code)) || new Set(codes.map((code) => code.split(/[._/-]/u)[0])).size === 1;
}

interface PartedCell {
  readonly goods: TableCell;
  readonly code: TableCell;
}

/** The lines of a cell above the last one, and the code on that. */
function partedCell(cell: TableCell | undefined): PartedCell | null {
  const lines = cell?.lines ?? [];
  const last = lines.at(-1);
  if (cell === undefined || last === undefined || lines.length < 2 || isTariffCode(last.text)) return null;
  if (!CODE.test(last.text.trim()) && !LETTERED.test(last.text.trim())) return null;
  const rest = lines.slice(0, -1);
  const goods = cell.text.endsWith(last.text) ? partOf(cell, 0, cell.text.length - last.text.length) : null;
  if (goods === null || !/\p{L}{3}/u.test(goods.text)) return null;
  return { goods: { ...goods, area: areaAround(rest.map(({ area }) => area)), lines: rest }, code: { ...last, lines: [last] } };
}

function rowWith(row: TableRow, described: Column, part: PartedCell | null): TableRow {
  if (part === null) return row;
  const cells = new Map(row.cells);
  cells.set(described, part.goods);
  cells.set(UNDER, part.code);
  return { cells };
}
