import type { FreightItem } from './freight-item.js';
import type { AnyRow } from './layout.js';

/**
 * An item as it was stored as JSON, by the rows of its layout: what is missing says nothing, what no row names is left out. So what was stored
 * before a row was added can be read after it.
 */
export function itemFromJson(rows: readonly AnyRow[], stored: unknown): FreightItem {
  const members = new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  const entries = rows.flatMap((row): (readonly [string, FreightItem[string]])[] => {
    if ('text' in row) return [];
    if ('part' in row) return [[row.part, itemFromJson(row.rows, members.get(row.part))]];
    if ('list' in row) {
      const list: unknown = members.get(row.list);
      return [[row.list, Array.isArray(list) ? list.map((member) => itemFromJson(row.rows, member)) : []]];
    }
    const value: unknown = members.get(row.field);
    return [[row.field, typeof value === 'string' ? value : null]];
  });
  return Object.fromEntries(entries);
}
