import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';

/** A value as records show it: read without a doubt, of no known place. */
export function shownValue(value: string, more: Partial<ShownValue> = {}): ShownValue {
  return { value, raw: null, place: null, method: 'text layer', confidence: 1, by: null, offered: null, ...more };
}

/** An invoice that was read from two pages and has no values. */
export function shownRecord(more: Partial<ShippingRecord> = {}): ShippingRecord {
  return {
    id: 'r',
    kind: 'invoice',
    work_order_id: 'w',
    document_id: 'd',
    document_type: 'CIV',
    from_page: 1,
    to_page: 2,
    fields: {},
    lines: [],
    withdrawn: false,
    stream_position: 1,
    ...more,
  };
}
