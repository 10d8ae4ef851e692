import { type ColumnRole, columnRoleOf } from './column-roles.js';

const COUNTING: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['packages', 'packages_and_type', 'package_type']);

/**
 * A form that lists in the caption of one box what belongs there has no columns in it: `Item number; marks, numbers, number and kind of
 * packages; description of goods` of certificates of origin, in whatever languages.
 */
export function roleOfList(head: string): ColumnRole | null {
  if (!/[;；]/u.test(head)) return null;
  const roles = head.split(/[;；,，]/u).map((part) => columnRoleOf(part.trim()));
  if (roles.includes('packages_and_description')) return 'packages_and_description';
  const isCounted = roles.some((role) => role !== null && COUNTING.has(role));
  return isCounted && roles.includes('description') ? 'packages_and_description' : null;
}
