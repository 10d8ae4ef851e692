import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { Papers } from '@tallyport/domain/checks/papers';
import { RuleRows } from '@tallyport/domain/checks/rule-rows';
import { runChecks } from '@tallyport/domain/checks/run-checks';
import { tallyOf } from '@tallyport/domain/checks/tally';
import { NO_OVERRIDES } from '@tallyport/domain/checks/testing/no-overrides';
import { DatedTables } from '@tallyport/domain/customs-table/dated-tables';
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

/** What the overview shows where the gateway answers what the rules say of these records. */
function shown(records: ShippingRecord[], flags: RecordFlag[] = []) {
  const results = runChecks(new Papers(records), new RuleRows(new DatedTables([]), '2026-03-20'), NO_OVERRIDES);
  return checkPapers({ results, tally: tallyOf(results) }, records, flags);
}
const told = (records: ShippingRecord[]) =>
  [...shown(records).failing].map(([category, failing]) => [
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
  const { flagged, failCount } = shown([waybill], [flag, other]);
  expect(flagged).toMatchObject([{ flag: { field: 'package_type' }, spot: { recordId: 'w', line: null } }]);
  expect(failCount).toBe(2);
});

test('what cannot be said is told once a rule, with what it lacks and where, and is no failure', () => {
  const records = [invoice({ fields: { currency: value('USD') }, lines: [lines[0]].flatMap((line) => line ?? []) })];
  const { unsaid, failCount } = shown(records);
  expect(failCount).toBe(0);
  expect(unsaid).toMatchObject([
    { code: 'invoice-sum', count: 1, lacks: { field: 'goods_total' }, spot: { recordId: 'i', line: null, field: 'goods_total' } },
  ]);
});
