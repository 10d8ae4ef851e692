import { Decimal } from 'decimal.js';
import { type NumberStyle, numbersIn } from '../values/numbers.js';
import { isQuantityUnit } from '../values/quantity-units.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { cellOf, type TableRow } from './rows.js';

/** Gives columns whose heads cannot be read the role that their content proves: units of quantity, and prices by the products of each row. */
export function inferRoles(columns: readonly Column[], rows: readonly TableRow[], style: NumberStyle): Column[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  return columns.map((column) => {
    if (column.role !== null || rows.length === 0) return column;
    if (!has('quantity_unit') && rows.every((row) => isQuantityUnit(row.cells.get(column)?.text ?? '')))
      return { ...column, role: 'quantity_unit' };
    if (!has('description') && !has('packages_and_description') && isWordy(column, rows)) return { ...column, role: 'description' };
    if (!has('unit_price') && isFactor(column, rows, style)) return { ...column, role: 'unit_price' };
    return column;
  });
}

/** Whether a column has several words in every row. */
function isWordy(column: Column, rows: readonly TableRow[]): boolean {
  return rows.every((row) => /\p{L}{3,}.*\s.*\p{L}{2,}/u.test(row.cells.get(column)?.text ?? ''));
}

/** Whether quantity × this column is the total in most rows. */
function isFactor(column: Column, rows: readonly TableRow[], style: NumberStyle): boolean {
  const agreeing = rows.filter((row) => {
    const numbers = [cellOf(row, 'quantity')?.text, row.cells.get(column)?.text, cellOf(row, 'total_price')?.text].map(
      (text) => numbersIn(text ?? '', style)[0]?.value,
    );
    const [quantity, factor, total] = numbers;
    return (
      quantity !== undefined &&
      factor !== undefined &&
      total !== undefined &&
      new Decimal(quantity).times(factor).minus(total).abs().lt('0.02')
    );
  });
  return agreeing.length * 2 >= rows.length;
}
