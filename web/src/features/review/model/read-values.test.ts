import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { expect, test } from 'vitest';
import { filledValues, keyOfSpot, type ReadValue, recordsOf, valueOfKey } from './read-values.js';
import { byPlace } from './reading-order.js';

const at = (value: string | null, page?: number, x = 0, y = 0) =>
  ({ value, place: page === undefined ? null : { page, boxes: [{ x, y, width: 0.1, height: 0.01 }], address: null } }) as ShownValue;
const record = (more: Partial<ShippingRecord>) =>
  ({ id: 'r', kind: 'invoice', document_id: 'd', withdrawn: false, from_page: 1, fields: {}, lines: [], ...more }) as ShippingRecord;

const invoice = record({
  fields: { goods_total: at('30', 2), currency: at('USD'), incoterm: at(null, 1), invoice_number: at('A-1', 1, 0.6, 0.1) },
  lines: [{ line_id: 'l', fields: { quantity: at('3', 1, 0.5, 0.301), product_code: at('P', 1, 0.1, 0.3) } }],
});
const named = (values: readonly ReadValue[]) => values.map(({ field, line }) => [field, line]);

test('the records of a document come in the order of its pages, without withdrawn ones', () => {
  const later = record({ id: 'later', from_page: 3 });
  const records = [later, record({ id: 'o', document_id: 'other' }), invoice, record({ id: 'w', withdrawn: true })];
  expect(recordsOf(records, 'd')).toEqual([invoice, later]);
});

test('what was read is told from top to bottom and left to right; what stands nowhere comes last', () => {
  expect(named(filledValues([invoice]).toSorted(byPlace))).toEqual([
    ['invoice_number', null],
    ['product_code', 1],
    ['quantity', 1],
    ['goods_total', null],
    ['currency', null],
  ]);
});

test('a value is found by its key, also one that nobody read, and none by a wrong one', () => {
  expect(valueOfKey([invoice], 'r  freight')).toMatchObject({ field: 'freight', form: 'decimal', shown: undefined });
  expect(valueOfKey([invoice], 'r l quantity')).toMatchObject({ line: 1, lineId: 'l', shown: { value: '3' } });
  expect(valueOfKey([invoice], 'r  no_such_field')).toBeNull();
  expect(valueOfKey([invoice], 'other  currency')).toBeNull();
});

test('an address names a line by its number, a key by its id', () => {
  expect(keyOfSpot([invoice], { recordId: 'r', line: 1, field: 'quantity' })).toBe('r l quantity');
  expect(keyOfSpot([invoice], { recordId: 'r', line: 7, field: 'quantity' })).toBeNull();
});
