import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useText } from '../../i18n/use-text.js';

const PARTS = ['goods', 'invoice', 'charge', 'transport'] as const;

/** What a line of a declaration or cargo report is called: of what sort it is, and which one of these. Null for the header. */
export function useLineName(): (record: ShippingRecord, lineId: string | null) => string | null {
  const t = useText();
  return ({ kind, lines }, lineId) => {
    const line = lines.find(({ line_id }) => line_id === lineId);
    if (line === undefined) return null;
    const type = line.fields.line_type?.value ?? null;
    const part = kind === 'cargo-report' ? 'container' : (PARTS.find((one) => one === type) ?? 'goods');
    const ofSort = lines.filter(({ fields }) => (fields.line_type?.value ?? null) === type);
    return `${t(`edi.segmentParts.${part}`)} ${ofSort.indexOf(line) + 1}`;
  };
}
