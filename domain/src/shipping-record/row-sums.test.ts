import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { expect, test } from 'vitest';
import { checkRows } from './row-sums.js';
import { shownRecord, shownValue } from './testing/shown-record.js';

type Values = Readonly<Record<string, string>>;

const shown = (values: Values) => Object.fromEntries(Object.entries(values).map(([field, value]) => [field, shownValue(value)]));

function outcomeOf(kind: RecordKind, header: Values, ...lines: readonly Values[]) {
  return checkRows(
    shownRecord({ kind, fields: shown(header), lines: lines.map((line, index) => ({ line_id: String(index), fields: shown(line) })) }),
  );
}

test('rows that come to the goods total', () => {
  expect(outcomeOf('invoice', { goods_total: '330.00' }, { total_price: '240.00' }, { total_price: '90' })).toEqual({
    outcome: 'holds',
    fields: ['goods_total'],
    difference: null,
  });
});

test('rows that no total checks are said to be unchecked', () => {
  expect(outcomeOf('invoice', {}, { total_price: '240.00' })?.outcome).toBe('unsaid');
  expect(outcomeOf('invoice', { goods_total: '330.00' }, { total_price: '240.00' }, { quantity: '3' })?.outcome).toBe('unsaid');
});

test('a total of a packing list that its rows do not come to is named', () => {
  const rows = [
    { packages: '3', gross_weight: '40.5' },
    { packages: '2', gross_weight: '12' },
  ];
  expect(outcomeOf('packing-list', { packages: '5', gross_weight: '53.5' }, ...rows)).toEqual({
    outcome: 'fails',
    fields: ['gross_weight'],
    difference: '-1',
  });
});

test('without rows, and of papers whose rows are never added up, nothing is said', () => {
  expect(outcomeOf('invoice', { goods_total: '330.00' })).toBeNull();
  expect(outcomeOf('waybill', { packages: '5' }, { packages: '5' })).toBeNull();
});
