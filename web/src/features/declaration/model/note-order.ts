import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { Spot } from '../../../lib/records/edits.js';
import { SECTIONS, type Section, sectionsIn } from './sections.js';

/** Where a value of a declaration stands: part by part, its header before its lines. */
export function placeIn(declaration: ShippingRecord): (spot: Spot) => number {
  const sectionOf = sectionsIn(declaration);
  const rows = new Map(declaration.lines.map(({ line_id }, index) => [line_id, index]));
  return ({ line, field }) => beginOf(declaration, sectionOf(line, field)) + (line === null ? 0 : 1 + (rows.get(line) ?? 0));
}

/** Where a part begins. */
export function beginOf({ lines }: ShippingRecord, section: Section): number {
  return SECTIONS.indexOf(section) * (lines.length + 1);
}
