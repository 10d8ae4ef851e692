import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { expect, test } from 'vitest';
import { pageOfValue, spotOfAddress } from './address.js';
import { columnsOf } from './columns.js';

const record = {
  id: 'r',
  document_id: 'd',
  kind: 'invoice',
  lines: [{ line_id: 'a' }, { line_id: 'b' }, { line_id: 'c' }],
} as unknown as ShippingRecord;
const at = (address: string) => spotOfAddress(record, columnsOf('invoice'), new URLSearchParams(address));
const totalPrice = columnsOf('invoice').findIndex(({ field }) => field === 'total_price');

test('the cursor begins on the value that the address names', () => {
  expect(at('record=r&line=2&field=total_price')).toEqual({ cursor: { row: 1, column: totalPrice }, header: null });
  expect(at('record=r&field=goods_total').header).toEqual({ line: null, field: 'goods_total' });
});

test.each(['', 'record=other&line=2&field=total_price', 'record=r&line=99&field=nothing', 'record=r&line=0&field=nothing'])(
  'an address that names nothing here (%j) leads to a cell that is there',
  (address) => {
    const { cursor, header } = at(address);
    expect(header).toBeNull();
    expect(cursor.row).toBeLessThan(3);
    expect(cursor.column).toBe(0);
  },
);

test('the page of a value is named with the value, at the same moment', () => {
  const there = (line: string | null) => pageOfValue(new URLSearchParams('tab=invoices&as_of=41'), record, { line, field: 'quantity' }, 3);
  expect(there('b').toString()).toBe('tab=review&as_of=41&document=d&page=3&record=r&line=2&field=quantity');
  expect(there(null).has('line')).toBe(false);
});
