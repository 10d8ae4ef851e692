import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { expect, test } from 'vitest';
import { keepingAll, offersOf, takingAll } from './offers.js';

const place = { page: 1, boxes: [], address: null };
const value = (text: string, offered: string | null) =>
  ({ value: text, offered: offered === null ? null : { value: offered, place, confidence: 0.8 } }) as ShownValue;
const record = {
  fields: { currency: value('USD', 'EUR'), incoterm: value('FOB', null) },
  lines: [{ line_id: 'a', fields: { quantity: value('480', '450') } }],
} as unknown as ShippingRecord;

test('all that a later reading says otherwise, in header and lines', () => {
  expect(offersOf(record)).toEqual([
    { line: null, field: 'currency', next: 'EUR', place },
    { line: 'a', field: 'quantity', next: '450', place },
  ]);
});

test('taking all writes what is offered with its places; keeping all declines each', () => {
  expect(takingAll(record)).toEqual([
    { kind: 'amend', changes: [{ field: 'currency', previous: 'USD', next: 'EUR', place }] },
    { kind: 'amend-line', line_id: 'a', changes: [{ field: 'quantity', previous: '480', next: '450', place }] },
  ]);
  expect(keepingAll(record)).toEqual([
    { kind: 'keep-own', line_id: null, fields: [{ field: 'currency', value: 'EUR' }] },
    { kind: 'keep-own', line_id: 'a', fields: [{ field: 'quantity', value: '450' }] },
  ]);
});
