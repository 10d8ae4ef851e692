import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { expect, test } from 'vitest';
import { spotOfAddress } from './address.js';
import { columnsOf } from './columns.js';

const record = { id: 'r', kind: 'invoice', lines: [{ line_id: 'a' }, { line_id: 'b' }, { line_id: 'c' }] } as unknown as ShippingRecord;
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
