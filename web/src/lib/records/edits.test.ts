import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { describe, expect, test } from 'vitest';
import { editsOf, type WantedValue } from './edits.js';

const value = (text: string) => ({
  value: text,
  raw: null,
  place: null,
  method: 'text layer' as const,
  confidence: 1,
  by: null,
  offered: null,
});
// biome-ignore format: a table reads best in rows
const record: ShippingRecord = {
  id: 'r', kind: 'invoice', work_order_id: 'w', document_id: null, document_type: null, from_page: null, to_page: null, withdrawn: false, stream_position: 3,
  fields: { currency: value('USD') },
  lines: [{ line_id: 'a', fields: { quantity: value('4') } }],
};

describe('edits of a record', () => {
  test('name what stood before, and leave out what stands already', () => {
    const wanted: WantedValue[] = [
      { line: null, field: 'currency', next: 'EUR' },
      { line: 'a', field: 'quantity', next: '4' },
      { line: 'a', field: 'unit_price', next: '2.50' },
      { line: 'a', field: 'product_code', next: '' },
    ];
    expect(editsOf(record, wanted)).toEqual([
      { kind: 'amend', changes: [{ field: 'currency', previous: 'USD', next: 'EUR' }] },
      { kind: 'amend-line', line_id: 'a', changes: [{ field: 'unit_price', previous: null, next: '2.50' }] },
    ]);
  });
});
