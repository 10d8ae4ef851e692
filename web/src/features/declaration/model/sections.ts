import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { VALUATION_FIELDS } from './header-groups.js';

/** The parts of the screen, in the order of its keys 1 to 6. */
export const SECTIONS = ['header', 'valuation', 'lines', 'checks', 'messages', 'versions'] as const;
export type Section = (typeof SECTIONS)[number];

/** In which part each value of a declaration stands. */
export function sectionsIn({ lines }: ShippingRecord): (lineId: string | null, field: string) => Section {
  const types = new Map(lines.map(({ line_id, fields }) => [line_id, fields.line_type?.value]));
  return (lineId, field) => {
    if (lineId === null) return VALUATION_FIELDS.some((name) => name === field) ? 'valuation' : 'header';
    const type = types.get(lineId);
    if (type === 'goods') return 'lines';
    return type === 'transport' ? 'header' : 'valuation';
  };
}
