import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import { areaAround, isSameLine } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { bareDetails } from './bare-details.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { countsUp } from './group-lines.js';
import type { TableCell, TableRow } from './rows.js';
import type { Table } from './table.js';

const DESCRIBING = new Set<ColumnRole>(['description', 'packages_and_description']);
/** A code alone on its line, with what it is called before it or without: `P/N 0445-110-376`, `TX-90-4431`. */
const CODE_LINE =
  /^(?:(?:p\/n|part|item|art(?:icle|ikel)?|mat(?:erial)?|sku|ref|model|prod(?:uct)?|cat)\.?\s?(?:no|nr|number|num|code|#)?\.?\s?[:#]?\s*)?(?<code>(?=\S*\d)[\p{Lu}\d][\p{Lu}\d./_-]{3,}|\d{4,})$/iu;
const WORDS = /\p{L}{3}/u;

/** The column of codes that stand over the goods: a column without a place on the page. */
const OVER: Column = { role: 'product_code', head: '', left: Number.NaN, right: Number.NaN };

/** Tables whose descriptions begin, in each row, with a line that is nothing but a code: that of the product, and no part of what it is. */
export function withCodesOverGoods(table: Table): Table {
  const described = table.columns.find(({ role }) => role !== null && DESCRIBING.has(role));
  if (described === undefined || table.rows.length === 0 || table.columns.some(({ role }) => role === 'product_code')) return table;
  const parted = table.rows.map((row) => partedCell(row.cells.get(described)));
  const codes = parted.flatMap((part) => (part === null ? [] : [part.code.text]));
  const isOne = codes.length === 1 && !/\p{L}.*\d|\d.*[\p{L}-]/u.test(codes[0] ?? '');
  if (codes.length < table.rows.length || isOne || (codes.length > 1 && countsUp(codes))) return table;
  const at = table.columns.indexOf(described);
  return {
    ...table,
    columns: table.columns.toSpliced(at, 0, OVER),
    rows: table.rows.map((row, index) => rowWith(row, described, parted[index] ?? null)),
  };
}

interface PartedCell {
  readonly code: TableCell;
  readonly goods: TableCell;
}

/** The code of a cell, and the lines below it. */
function partedCell(cell: TableCell | undefined): PartedCell | null {
  const [first, ...rest] = cell?.lines ?? [];
  const [next] = rest;
  if (cell === undefined || first === undefined || next === undefined || isSameLine(first.area, next.area)) return null;
  const code = CODE_LINE.exec(first.text.trim())?.groups?.['code'];
  // A code in the form of the tariff is that of the product where the tariff's own is named below it.
  const isOfTariff = code !== undefined && isTariffCode(code) && !rest.flatMap(bareDetails).some(({ concept }) => concept === 'hs_code');
  if (code === undefined || isOfTariff || !WORDS.test(next.text)) return null;
  const goods = partOf(cell, first.text.length, cell.text.length);
  if (goods === null || !cell.text.startsWith(first.text)) return null;
  return { code: codeCell(first, code), goods: { ...goods, area: areaAround(rest.map(({ area }) => area)), lines: rest } };
}

function codeCell(line: Phrase, code: string): TableCell {
  const part = partOf(line, line.text.lastIndexOf(code), line.text.length) ?? line;
  return { ...part, lines: [part] };
}

function rowWith(row: TableRow, described: Column, part: PartedCell | null): TableRow {
  if (part === null) return row;
  return {
    cells: new Map(
      [...row.cells].flatMap(([column, cell]): [Column, TableCell][] =>
        column === described
          ? [
              [OVER, part.code],
              [column, part.goods],
            ]
          : [[column, cell]],
      ),
    ),
  };
}
