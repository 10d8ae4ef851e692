import { Decimal } from 'decimal.js';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { numberIn } from '../../lines/cell-values.js';
import type { ColumnRole } from '../../tables/column-roles.js';
import { cellOf, type TableRow } from '../../tables/rows.js';
import type { Table } from '../../tables/table.js';

const SUMMED: readonly ColumnRole[] = ['packages', 'quantity', 'net_weight', 'gross_weight', 'volume'];

/** The tables of a paper; where the totals under the last one sum the rows of several up, as under lists by container, that one first. */
export function grandTotalsFirst(text: DocumentText): readonly Table[] {
  const { tables } = text;
  const last = tables.findLast(({ totals }) => totals !== null);
  if (last === undefined || last === tables[0] || !isOfAll(last, text)) return tables;
  return [last, ...tables.filter((table) => table !== last)];
}

/** What the totals of several tables under the same heads come to, where none of them is that of all; null where there is but one. */
export function sumOfTotals(text: DocumentText, role: ColumnRole): Understood | null {
  const summed = text.tables.filter(({ totals }) => totals !== null);
  const [first, ...others] = summed;
  const last = others.at(-1);
  if (first === undefined || last === undefined || isOfAll(last, text)) return null;
  if (!others.every((table) => headsOf(table) === headsOf(first)) || others.some((table) => textOf(table) === textOf(first))) return null;
  const cells = summed.flatMap(({ totals }) => (totals === null ? [] : (cellOf(totals, role) ?? [])));
  if (cells.length < summed.length) return null;
  const values = cells.map((cell) => numberIn(cell, text)?.value);
  return values.some((value) => value === undefined)
    ? null
    : { value: Decimal.sum(...values.map(String)).toString(), from: cells, certainty: CERTAINTY.table.sumOfTotals, isInferred: true };
}

const headsOf = ({ columns }: Table): string => columns.map(({ head }) => head).join('\n');
const textOf = ({ totals }: Table): string => [...(totals?.cells.values() ?? [])].map(({ text }) => text).join('\n');

/** Whether the totals of a table are the sums of the rows of all tables, and more than those of its own. */
function isOfAll(table: Table, text: DocumentText): boolean {
  const { totals } = table;
  const all = text.tables.flatMap(({ rows }) => rows);
  return (
    totals !== null &&
    SUMMED.some((role) => {
      const total = valueIn(totals, role, text);
      return total !== null && sumOf(all, role, text).eq(total) && !sumOf(table.rows, role, text).eq(total);
    })
  );
}

function sumOf(rows: readonly TableRow[], role: ColumnRole, text: DocumentText): Decimal {
  return Decimal.sum(0, ...rows.map((row) => valueIn(row, role, text) ?? 0));
}

function valueIn(row: TableRow, role: ColumnRole, text: DocumentText): Decimal | null {
  const cell = cellOf(row, role);
  const value = cell === null ? undefined : numberIn(cell, text)?.value;
  return value === undefined ? null : new Decimal(String(value));
}
