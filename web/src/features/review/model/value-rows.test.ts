import { shownRecord, shownValue } from '@tallyport/domain/shipping-record/testing/shown-record';
import { expect, test } from 'vitest';
import { valueRows } from './value-rows.js';

const row = (id: string, amount: string) => ({ line_id: id, fields: { total_price: shownValue(amount) } });

function sumsOf(goodsTotal: string | null, ...amounts: readonly string[]) {
  const fields = goodsTotal === null ? {} : { goods_total: shownValue(goodsTotal) };
  const record = shownRecord({ fields, lines: amounts.map((amount, index) => row(String(index), amount)) });
  return valueRows([], [record], null, false).flatMap((found) => (found.kind === 'sums' ? found.check.outcome : []));
}

test('under the rows of a record stands what its totals say of them', () => {
  expect(sumsOf('30.00', '10.00', '20.00')).toEqual(['holds']);
  expect(sumsOf('31.00', '10.00', '20.00')).toEqual(['fails']);
  expect(sumsOf(null, '10.00', '20.00')).toEqual(['unsaid']);
});

test('a record without rows says nothing of them', () => {
  expect(sumsOf('30.00')).toEqual([]);
});
