import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import { areaAround } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import type { Column } from './columns.js';
import { countsUp } from './group-lines.js';
import type { TableCell, TableRow } from './rows.js';
import type { Table } from './table.js';
import { CODES_BEFORE_GOODS } from './tuning.js';

/** A code of letters and figures, with signs or enough of both: `LF-1701`, `SWFSAM200`; no measure (`220-240V`), no count (`12-PACK`). */
const LETTERED =
  /^(?!\d[\d.,/x-]*\p{L}{0,5}$)(?!\d+-\p{L}+$)(?=.*\p{Lu})(?=.*\d)(?:(?=.*[-/_])[\p{Lu}\d._/-]{5,}|(?=(?:.*\p{Lu}){2})(?=(?:.*\d){3})[\p{Lu}\d.]{5,})$/u;
/** A code of figures alone. */
const FIGURES = /^\d{5,10}$/u;

const BEFORE: Column = { role: 'product_code', head: '', left: Number.NaN, right: Number.NaN };

/** Tables in which what each row says of its goods begins with another code: that of the product. It stays in the description, as printed, unless it stands apart. */
export function withCodesBeforeGoods(table: Table): Table {
  const { columns, rows } = table;
  const described = columns.find(({ role }) => role === 'description');
  if (described === undefined || rows.length < CODES_BEFORE_GOODS.leastRows || columns.some(({ role }) => role === 'product_code'))
    return table;
  const parted = rows.map((row) => codedCell(row.cells.get(described)));
  const codes = parted.flatMap((part) => (part === null ? [] : part.code.text));
  const areMost = codes.length >= CODES_BEFORE_GOODS.leastRows && codes.length >= CODES_BEFORE_GOODS.most * rows.length;
  const goods = parted.flatMap((part) => (part === null ? [] : `${part.code.text} ${part.goods.text}`));
  const areOwn = new Set(codes).size === new Set(goods).size && new Set(codes).size >= CODES_BEFORE_GOODS.most * codes.length;
  if (!areMost || !areOwn || countsUp(codes) || !areAlike(codes)) return table;
  const isTitled = parted.filter((part) => part?.isBelow === true).length === 1 && parted[0]?.isBelow === true;
  return {
    ...table,
    columns: columns.toSpliced(columns.indexOf(described), 0, BEFORE),
    rows: rows.map((row, index) => rowWith(row, described, parted[index] ?? null, isTitled)),
  };
}

/** All have letters, or all as many figures. */
function areAlike(codes: readonly string[]): boolean {
  return codes.every((code) => LETTERED.test(code)) || codes.every((code) => FIGURES.test(code) && code.length === codes[0]?.length);
}

interface CodedCell {
  readonly code: Phrase;
  readonly goods: TableCell;
  /** A line without a code stands above. */
  readonly isBelow: boolean;
  /** It stands apart from the goods. */
  readonly isAlone: boolean;
}

/** The first line of a cell that begins with a code, and the lines from there on. */
function codedCell(cell: TableCell | undefined): CodedCell | null {
  const lines = cell?.lines ?? [];
  for (const [index, line] of lines.slice(0, CODES_BEFORE_GOODS.mostLines).entries()) {
    const [first = ''] = line.text.split(' ');
    const code = (LETTERED.test(first) || FIGURES.test(first)) && !isTariffCode(first) ? partOf(line, 0, first.length) : null;
    const isAlone = line.text === first && index + 1 < lines.length;
    const next = lines[index + 1] ?? line;
    if (cell === undefined || code === null || !/\p{L}{3}/u.test(isAlone ? next.text : line.text.slice(first.length))) continue;
    const rest = lines.slice(isAlone ? index + 1 : index);
    const goods = partOf(cell, cell.text.indexOf(isAlone ? next.text : line.text), cell.text.length);
    return goods === null
      ? null
      : { code, goods: { ...goods, area: areaAround(rest.map(({ area }) => area)), lines: rest }, isBelow: index > 0, isAlone };
  }
  return null;
}

/** A row with its code; the title over the first row is none of its own goods. */
function rowWith(row: TableRow, described: Column, part: CodedCell | null, isTitled: boolean): TableRow {
  if (part === null) return row;
  const code: TableCell = { ...part.code, lines: [part.code] };
  const cells = [...row.cells].flatMap(([column, cell]): [Column, TableCell][] =>
    column === described
      ? [
          [BEFORE, code],
          [column, isTitled || part.isAlone ? part.goods : cell],
        ]
      : [[column, cell]],
  );
  return { cells: new Map(cells) };
}
