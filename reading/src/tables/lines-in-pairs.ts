import { heightOf, isSameLine } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { type ColumnRole, columnRoleOf } from './column-roles.js';
import type { Column } from './columns.js';
import type { TableCell, TableRow } from './rows.js';
import type { Table } from './table.js';
import { LINES_IN_PAIRS } from './tuning.js';

const OF_LINES = new Set<ColumnRole>([
  'description',
  'product_code',
  'quantity',
  'quantity_unit',
  'unit_price',
  'total_price',
  'hs_code',
  'country_of_origin',
]);
const NEEDED: readonly ColumnRole[] = ['description', 'total_price'];

/**
 * Where no table has amounts, the lines of goods that are printed as labels with their values below each other, as viewers of electronic invoices do: each
 * begins with its quantity and has a description and an amount. What was taken for tables among them is none.
 */
export function withLinesInPairs(tables: readonly Table[], phrases: readonly Phrase[]): readonly Table[] {
  if (tables.some(({ columns }) => columns.some(({ role }) => role === 'total_price'))) return tables;
  const lines: Pair[][] = [];
  for (const pair of pairsIn(phrases)) {
    if (pair.role === 'quantity') lines.push([pair]);
    else if (lines.at(-1)?.every(({ role }) => role !== pair.role) === true) lines.at(-1)?.push(pair);
  }
  const isLine = (line: readonly Pair[]) => NEEDED.every((needed) => line.some(({ role }) => role === needed));
  const [first] = lines[0] ?? [];
  if (first === undefined || lines.length < LINES_IN_PAIRS.leastLines || !lines.every(isLine)) return tables;
  const columns = [...OF_LINES].map((role): Column => ({ role, head: '', left: Number.NaN, right: Number.NaN }));
  const told = new Set(lines.flat().flatMap(({ label, value }) => [label, ...value.lines]));
  const rows = lines.map((line) => rowOf(line, columns));
  const others = tables.filter((table) => ![...told].some((phrase) => table.phrases.has(phrase)));
  return [...others, { page: first.label.page, columns, rows, totals: null, partSums: [], phrases: told }];
}

interface Pair {
  readonly role: ColumnRole;
  readonly label: Phrase;
  readonly value: TableCell;
}

function rowOf(line: readonly Pair[], columns: readonly Column[]): TableRow {
  const cells = columns.flatMap((column): [Column, TableCell][] => {
    const pair = line.find(({ role }) => role === column.role);
    return pair === undefined ? [] : [[column, pair.value]];
  });
  return { cells: new Map(cells) };
}

/** The labels of lines with their values, in the order of reading. */
function pairsIn(phrases: readonly Phrase[]): Pair[] {
  const read = phrases.toSorted((one, other) => one.page - other.page || one.area.top - other.area.top || one.area.left - other.area.left);
  return read.flatMap((label) => {
    const colon = label.text.search(/[:：]\s*\S/u);
    const role = roleOf(label, colon, read);
    const within = colon < 0 ? null : partOf(label, colon + 1, label.text.length);
    const value = within ?? besideOf(label, read);
    return role === null || value === null || !OF_LINES.has(role) ? [] : [{ role, label, value: withLinesBelow(label, value, read) }];
  });
}

/** What a label means, alone or with its second line. */
function roleOf(label: Phrase, colon: number, read: readonly Phrase[]): ColumnRole | null {
  const text = (colon < 0 ? label.text : label.text.slice(0, colon)).replace(/\s*[:：]\s*$/u, '');
  const role = columnRoleOf(text);
  if (role !== null || /[:：]/u.test(label.text)) return role;
  const below = belowOf(label, read);
  return below === undefined ? null : columnRoleOf(`${text} ${below.text.replace(/\s*[:：]\s*$/u, '')}`);
}

function besideOf({ page, area }: Phrase, read: readonly Phrase[]): Phrase | null {
  const beside = read.filter((other) => other.page === page && isSameLine(other.area, area) && other.area.left >= area.right);
  const [next] = beside.toSorted((one, other) => one.area.left - other.area.left);
  return next === undefined || /[:：]\s*$/u.test(next.text) ? null : next;
}

function withLinesBelow(label: Phrase, value: Phrase, read: readonly Phrase[]): TableCell {
  const lines = [value];
  for (let last = value; lines.length < LINES_IN_PAIRS.mostLines; ) {
    const below = belowOf(last, read);
    if (below === undefined || read.some((other) => isBesideAt(other, below, label))) break;
    lines.push(below);
    last = below;
  }
  return { ...value, text: lines.map(({ text }) => text).join(' '), words: lines.flatMap(({ words }) => words), lines };
}

/** Whether something begins on a line where the label of a value does: another label. */
function isBesideAt(other: Phrase, line: Phrase, label: Phrase): boolean {
  return (
    other.page === line.page && isSameLine(other.area, line.area) && Math.abs(other.area.left - label.area.left) < LINES_IN_PAIRS.aligned
  );
}

/** What begins right below a phrase. */
function belowOf({ page, area }: Phrase, read: readonly Phrase[]): Phrase | undefined {
  return read.find((other) => {
    const gap = other.area.top - area.bottom;
    const isNear = gap > -heightOf(area) / 2 && gap < LINES_IN_PAIRS.near * heightOf(area);
    return other.page === page && isNear && !isSameLine(other.area, area) && Math.abs(other.area.left - area.left) < LINES_IN_PAIRS.aligned;
  });
}
