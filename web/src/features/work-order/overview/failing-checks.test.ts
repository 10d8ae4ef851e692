import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { expect, test } from 'vitest';
import { checkPapers } from './failing-checks.js';

const value = (text: string) => ({ value: text }) as ShownValue;
const lines = [
  { line_id: 'a', fields: { quantity: value('2'), quantity_unit: value('PCS'), unit_price: value('5'), total_price: value('10') } },
  { line_id: 'b', fields: { quantity: value('4'), unit_price: value('5'), total_price: value('21') } },
];
const invoice = (more: Partial<ShippingRecord> = {}) =>
  ({
    id: 'i',
    kind: 'invoice',
    fields: { currency: value('USD'), goods_total: value('30') },
    lines,
    withdrawn: false,
    ...more,
  }) as ShippingRecord;
const container = { line_id: 'c', fields: { number: value('CSQU3054384') } };
const waybill = { id: 'w', kind: 'waybill', fields: {}, lines: [container], withdrawn: false } as unknown as ShippingRecord;

const told = (records: ShippingRecord[], flags: RecordFlag[] = []) =>
  [...checkPapers(records, flags).failing].map(([category, failing]) => [
    category,
    failing.map(({ finding, spot }) => [finding.code, spot?.line, spot?.field]),
  ]);

test('what fails stands under its category, and each names the value to look at', () => {
  expect(told([invoice()])).toEqual([
    [
      'Value',
      [
        ['invoice-sum', null, 'goods_total'],
        ['line-product', 2, 'total_price'],
      ],
    ],
    ['Quantity', [['quantity-unit', 2, 'quantity_unit']]],
  ]);
});

test('what was withdrawn breaks nothing', () => {
  expect(told([invoice({ withdrawn: true })])).toEqual([]);
});

test('a flag that a rule has told already is not told twice, another one is', () => {
  const flag = {
    record_id: 'w',
    kind: 'waybill',
    line_id: 'c',
    field: 'number',
    value: 'CSQU3054384',
    flag: 'wrong check digit',
    others: [],
  } as RecordFlag;
  const other: RecordFlag = { ...flag, line_id: null, field: 'package_type', value: 'XX', flag: 'not in the list' };
  const { flagged, failCount } = checkPapers([waybill], [flag, other]);
  expect(flagged).toMatchObject([{ flag: { field: 'package_type' }, spot: { recordId: 'w', line: null } }]);
  expect(failCount).toBe(2);
});

test('what cannot be said is counted apart from what fails', () => {
  const { cannotSay, failCount } = checkPapers(
    [invoice({ fields: { currency: value('USD') }, lines: [lines[0]].flatMap((line) => line ?? []) })],
    [],
  );
  expect([cannotSay.map(({ code }) => code), failCount]).toEqual([['invoice-sum'], 0]);
});
