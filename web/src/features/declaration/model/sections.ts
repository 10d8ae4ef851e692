import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { VALUATION_FIELDS } from './header-groups.js';

/** The parts of the screen, in the order of its keys 1 to 6. */
export const SECTIONS = ['header', 'valuation', 'lines', 'checks', 'messages', 'versions'] as const;
export type Section = (typeof SECTIONS)[number];

/** The part in which a value stands. */
export function sectionOf(declaration: ShippingRecord, lineId: string | null, field: string): Section {
  if (lineId === null) return VALUATION_FIELDS.some((name) => name === field) ? 'valuation' : 'header';
  const type = declaration.lines.find(({ line_id }) => line_id === lineId)?.fields.line_type?.value;
  if (type === 'goods') return 'lines';
  return type === 'transport' ? 'header' : 'valuation';
}
