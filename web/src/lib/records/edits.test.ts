import { shownRecord, shownValue } from '@tallyport/domain/shipping-record/testing/shown-record';
import { describe, expect, test } from 'vitest';
import { editsOf, type WantedValue } from './edits.js';

const record = shownRecord({
  fields: { currency: shownValue('USD') },
  lines: [{ line_id: 'a', fields: { quantity: shownValue('4') } }],
});

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
