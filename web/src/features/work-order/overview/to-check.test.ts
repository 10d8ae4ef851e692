import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { shownRecord, shownValue } from '@tallyport/domain/shipping-record/testing/shown-record';
import { expect, test } from 'vitest';
import { valuesToCheck } from './to-check.js';

const read = (more: Partial<ShownValue>): ShownValue =>
  shownValue('16460.00', { place: { page: 2, boxes: [], address: null }, method: 'ocr', confidence: 0.97, ...more });

const record = (fields: Record<string, ShownValue>, more: Partial<ShippingRecord> = {}): ShippingRecord => shownRecord({ fields, ...more });

test('a doubtful value comes with its page and how sure it is; what was found nowhere comes first', () => {
  const found = valuesToCheck([
    record({ goods_total: read({ confidence: 0.744 }), country_of_origin: read({ value: 'CN', place: null }) }),
  ]);
  expect(found.map(({ field, mark, page, sureness }) => [field, mark, page, sureness])).toEqual([
    ['country_of_origin', 'unverified', null, 97],
    ['goods_total', 'doubtful', 2, 74],
  ]);
});

test('sure values, empty values and what a person wrote are left out', () => {
  const person = read({ method: 'person', place: null, confidence: 0 });
  expect(valuesToCheck([record({ a: read({ confidence: 0.9 }), b: read({ value: null, confidence: 0 }), c: person })])).toEqual([]);
});

test('lines are named by their number, and withdrawn records say nothing', () => {
  const lines = [
    { line_id: '1', fields: {} },
    { line_id: '2', fields: { quantity: read({ confidence: 0.5 }) } },
  ];
  expect(valuesToCheck([record({}, { lines })])[0]).toMatchObject({ line: 2, field: 'quantity' });
  expect(valuesToCheck([record({}, { lines, withdrawn: true })])).toEqual([]);
});
