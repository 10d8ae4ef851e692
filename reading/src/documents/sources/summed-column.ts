import { Decimal } from 'decimal.js';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Measure } from '../../fields/measure.js';
import { decimalOf } from '../../lines/arithmetic.js';
import { numberIn } from '../../lines/cell-values.js';
import type { ColumnRole } from '../../tables/column-roles.js';
import { cellOf, type TableCell } from '../../tables/rows.js';
import type { Table } from '../../tables/table.js';
import { SUMMED_COLUMN } from '../tuning.js';
import { type UnitFinder, unitOfColumn } from './column-unit.js';

interface Figure {
  readonly cell: TableCell;
  readonly figure: Decimal;
}

/** The figures under a head, one of each row that has one there. */
function figuresUnder({ rows }: Pick<Table, 'rows'>, role: ColumnRole, text: DocumentText): readonly Figure[] {
  return rows.flatMap((row) => {
    const cell = cellOf(row, role);
    const figure = cell === null ? null : decimalOf(numberIn(cell, text));
    return cell === null || figure === null ? [] : [{ cell, figure }];
  });
}

const sumOf = (figures: readonly Figure[]): Decimal => figures.reduce((sum, { figure }) => sum.plus(figure), new Decimal(0));

/** The cell that sums a column up, whatever stands beside it: what its rows come to, in the row of totals or in the last of three or more. */
export function sumCell(table: Table, role: ColumnRole, text: DocumentText): TableCell | null {
  const figures = figuresUnder(table, role, text);
  const below = table.totals === null ? null : cellOf(table.totals, role);
  const total = below === null ? null : decimalOf(numberIn(below, text));
  if (below !== null && total !== null && figures.length > 1 && sumOf(figures).eq(total)) return below;
  const last = figures.at(-1);
  const others = figures.slice(0, -1);
  return last !== undefined && others.length > 1 && sumOf(others).eq(last.figure) ? last.cell : null;
}

/** What the rows of a paper come to as its own figure below them, or beside the word for a total, proves. */
export function provedSum(role: ColumnRole) {
  return (unitOf: UnitFinder) =>
    (text: DocumentText): Measure | null => {
      const proved = text.tables.flatMap((table) => {
        const cell = sumCell(table, role, text);
        return cell === null ? [] : [{ table, cell }];
      });
      const [first, ...others] = proved;
      const amount = first === undefined ? null : numberIn(first.cell, text);
      if (first === undefined || amount === null || others.length > 0) return null;
      const certainty = CERTAINTY.table.total;
      const unit = unitOf(first.cell.text) ?? unitOfColumn(first.table, role, unitOf);
      return {
        amount: { ...amount, certainty },
        unit: unit === null ? null : { value: unit, from: [first.cell], certainty },
      };
    };
}

/** A weight without the packing, or of the container, below the gross one is none of other goods. */
const OTHERWISE = /(?<!\p{L})(?:nett?o?|tare|tara|vgm|n\.?\s?w)(?!\p{L})/iu;

/** What the rows of a paper come to where it prints no sum: each has one figure, all of them in the same unit. */
export function sumOfRows(...roles: readonly ColumnRole[]) {
  return (unitOf: UnitFinder) =>
    (text: DocumentText): Measure | null => {
      const [table, ...others] = text.tables.filter(({ columns }) => columns.some(({ role }) => role !== null && roles.includes(role)));
      const role = roles.find((one) => table?.columns.some((column) => column.role === one));
      if (table === undefined || role === undefined || others.length > 0) return null;
      if (table.totals !== null && cellOf(table.totals, role) !== null) return null;
      const figures = figuresUnder(table, role, text);
      const units = new Set(figures.map(({ cell }) => unitOf(cell.text)?.toLowerCase() ?? null));
      if (figures.some(({ cell }) => OTHERWISE.test(cell.text))) return null;
      if (figures.length < SUMMED_COLUMN.leastRows || figures.length < table.rows.length || units.size !== 1) return null;
      const from = figures.map(({ cell }) => cell);
      const certainty = CERTAINTY.cargo.packagesOfLines;
      const inCell = from[0] === undefined ? null : unitOf(from[0].text);
      const unit = inCell ?? unitOfColumn(table, role, unitOf);
      return {
        amount: { value: sumOf(figures).toString(), from, certainty, isInferred: true },
        unit: unit === null ? null : { value: unit, from: from.slice(0, 1), certainty },
      };
    };
}
