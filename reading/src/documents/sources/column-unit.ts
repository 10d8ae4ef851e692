import type { ColumnRole } from '../../tables/column-roles.js';
import { cellOf } from '../../tables/rows.js';
import type { Table } from '../../tables/table.js';

/** Finds the unit that some words name. */
export type UnitFinder = (words: string) => string | null;

/** The unit of all that stands in a column: in its head, over it, or in its cells where they agree. */
export function unitOfColumn({ rows, columns }: Table, role: ColumnRole, unitOf: UnitFinder): string | null {
  const inHead = columns.filter((column) => column.role === role).flatMap(({ head, over }) => unitOf(head) ?? unitOf(over ?? '') ?? []);
  const inRows = new Set(rows.flatMap((row) => unitOf(cellOf(row, role)?.text ?? '') ?? []));
  return inHead[0] ?? (inRows.size === 1 ? ([...inRows][0] ?? null) : null);
}

/** Whether a head says no more than that something is net: without a unit that may be amounts of money. */
export function mayBeMoney(head: string): boolean {
  return /^\s*nett?o?\.?\s*$/iu.test(head);
}
