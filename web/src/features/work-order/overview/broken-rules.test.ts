import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { expect, test } from 'vitest';
import { brokenRules } from './broken-rules.js';

const value = (text: string) => ({ value: text }) as ShownValue;
const lines = [
  { line_id: 'a', fields: { quantity: value('2'), quantity_unit: value('PCS'), unit_price: value('5'), total_price: value('10') } },
  { line_id: 'b', fields: { quantity: value('4'), quantity_unit: value('PCS'), unit_price: value('5'), total_price: value('21') } },
];
const invoice = (more: Partial<ShippingRecord> = {}) =>
  ({ id: 'i', kind: 'invoice', fields: { goods_total: value('30') }, lines, withdrawn: false, ...more }) as ShippingRecord;

test('the sum comes before the lines, and each names the value to look at', () => {
  expect(brokenRules([invoice()])).toEqual([
    { rule: 'sum', recordId: 'i', kind: 'invoice', line: null, field: 'goods_total', difference: '1.00' },
    { rule: 'product', recordId: 'i', kind: 'invoice', line: 2, field: 'total_price', difference: null },
  ]);
});

test('what was withdrawn breaks nothing', () => {
  expect(brokenRules([invoice({ withdrawn: true })])).toEqual([]);
});
