import type { ShownLine } from '@tallyport/contracts/shipping-record/http';
import { describe, expect, test } from 'vitest';
import { verdictOf } from './line-verdict.js';
import { shownValue } from './testing/shown-record.js';

const line = (fields: Record<string, string>): ShownLine => ({
  line_id: 'l',
  fields: Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, shownValue(text)])),
});

describe('the verdict on a line of goods', () => {
  const goods = { quantity: '3', unit_price: '2.00', total_price: '6.00' };

  test.each([
    ['a product that agrees', { ...goods, quantity_unit: 'PCS' }, { problem: null, holds: true }],
    ['a product that does not', { ...goods, total_price: '6.50' }, { problem: 'product', holds: false }],
    ['a quantity without its unit', goods, { problem: 'unit', holds: false }],
    ['nothing to check', { quantity_unit: 'PCS' }, { problem: null, holds: false }],
  ] as const)('%s', (_, fields, verdict) => {
    expect(verdictOf({ kind: 'invoice' }, line(fields))).toEqual(verdict);
  });
});

test.each([
  ['waybill', { number: 'CSQU3054383' }, { problem: null, holds: true }],
  ['waybill', { number: 'CSQU3054384' }, { problem: 'container', holds: false }],
  ['packing-list', { container_number: 'CSQU3054384' }, { problem: 'container', holds: false }],
  ['packing-list', {}, { problem: null, holds: false }],
] as const)('the check digit of a container on a %s %j', (kind, fields, verdict) => {
  expect(verdictOf({ kind }, line(fields))).toEqual(verdict);
});
