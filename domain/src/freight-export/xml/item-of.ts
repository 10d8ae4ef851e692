import type { XmlElement } from '../xml-element.js';
import { elementsAt, textAt } from './element-at.js';
import type { FreightItem } from './freight-item.js';
import type { AnyRow } from './layout.js';
import { readBack } from './value-form.js';

/** What an element says by the rows of an item. Elements that no row names are passed over. */
export function itemOf(rows: readonly AnyRow[], element: XmlElement): FreightItem {
  const entries = rows.flatMap((row): (readonly [string, FreightItem[string]])[] => {
    if ('text' in row) return [];
    if ('part' in row) return [[row.part, itemOf(row.rows, element)]];
    if ('list' in row) return [[row.list, elementsAt(element, row.path).map((member) => itemOf(row.rows, member))]];
    const text = textAt(element, row.path) || (row.orAt === undefined ? '' : textAt(element, row.orAt));
    return [[row.field, readBack(row.form, text)]];
  });
  return Object.fromEntries(entries);
}
