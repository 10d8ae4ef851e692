import type { OpenDocument } from '../open-document.js';
import type { ColumnRole } from '../tables/column-roles.js';

const COUNTED: readonly ColumnRole[] = ['quantity', 'packages', 'packages_and_type', 'package_range'];
const PRICED: readonly ColumnRole[] = ['unit_price', 'total_price'];

/** A delivery note that lists its goods without prices is the list of what was packed, and becomes its record. */
export function typeOfDelivery({ type, name, tables }: OpenDocument): Partial<Pick<OpenDocument, 'type' | 'name'>> {
  if (type !== 'other' || name !== 'delivery note') return {};
  const roles = new Set(tables.filter(({ rows }) => rows.length > 0).flatMap(({ columns }) => columns.map(({ role }) => role)));
  const isListed = COUNTED.some((role) => roles.has(role)) && !PRICED.some((role) => roles.has(role));
  return isListed ? { type: 'PKL', name: '' } : {};
}
