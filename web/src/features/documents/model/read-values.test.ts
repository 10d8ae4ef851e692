import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { expect, test } from 'vitest';
import { valuesOnPage, valuesReadFrom } from './read-values.js';

const at = (value: string | null, page?: number, x = 0, y = 0) =>
  ({ value, place: page === undefined ? null : { page, boxes: [{ x, y, width: 0.1, height: 0.01 }], address: null } }) as ShownValue;
const record = (more: Partial<ShippingRecord>) =>
  ({ id: 'r', kind: 'invoice', document_id: 'd', withdrawn: false, fields: {}, lines: [], ...more }) as ShippingRecord;

const invoice = record({
  fields: { goods_total: at('30', 2), currency: at('USD'), incoterm: at(null, 1), invoice_number: at('A-1', 1, 0.6, 0.1) },
  lines: [{ line_id: 'l', fields: { quantity: at('3', 1, 0.5, 0.301), product_code: at('P', 1, 0.1, 0.3) } }],
});

test('the values of a document are those of its records, without the empty ones', () => {
  const others = [record({ id: 'o', document_id: 'other', fields: { currency: at('EUR') } }), record({ id: 'w', withdrawn: true })];
  expect(valuesReadFrom([...others, invoice], 'd').map(({ field, line }) => [field, line])).toEqual([
    ['goods_total', null],
    ['currency', null],
    ['invoice_number', null],
    ['quantity', 1],
    ['product_code', 1],
  ]);
});

test('a page tells its values from top to bottom and left to right; what is nowhere comes with the first', () => {
  const values = valuesReadFrom([invoice], 'd');
  expect(valuesOnPage(values, 1).map(({ field }) => field)).toEqual(['invoice_number', 'product_code', 'quantity', 'currency']);
  expect(valuesOnPage(values, 2).map(({ field }) => field)).toEqual(['goods_total']);
});
