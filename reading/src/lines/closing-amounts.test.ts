import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { closingAmounts } from './closing-amounts.js';

/** What the amounts of some lines of print, in their order, come to from the goods. */
function closed(goods: string, ...rows: readonly string[]): { total: string; added: string[] } | null {
  const printed = rows.flatMap((row, index) => row.split(' ').map((amount) => ({ amount: new Decimal(amount), row: index })));
  const closing = closingAmounts(printed, new Decimal(goods));
  return closing && { total: closing.total.amount.toFixed(2), added: closing.added.map(({ amount }) => amount.toFixed(2)) };
}

test('Goods and tax come to the total', () => {
  expect(closed('845', '845.00', '160.55', '1005.55')).toEqual({ total: '1005.55', added: ['160.55'] });
});

test('The sum of taxes by rate is added, not one of them', () => {
  expect(closed('496', '160.00 11.20', '336.00 63.84', '75.04', '571.04')).toEqual({ total: '571.04', added: ['75.04'] });
});

test('Charges and discounts come to a net sum, and tax to the total; what is due after a deposit is none', () => {
  const rows = ['9.06', '12.24', '202.70', '5.80', '-14.73', '193.77', '21.30', '215.07', '-50.00', '165.07'];
  expect(closed('202.70', ...rows)).toEqual({ total: '215.07', added: ['5.80', '-14.73', '21.30'] });
});

test('Sums may stand side by side in boxes', () => {
  expect(closed('333.69', '333.69 28.74 0.00 362.43')).toEqual({ total: '362.43', added: ['28.74'] });
});

test('A sum above what is added to it, and one that is a cent off, close nothing', () => {
  expect(closed('100', '119.00', '100.00', '19.00')).toBeNull();
  expect(closed('100', '100.00', '19.00', '119.02')).toBeNull();
});

test('What rounds a total off may be taken from it, whatever its sign', () => {
  expect(closed('45292', '45292.00', '8152.56', '0.56', '53444.00')).toEqual({ total: '53444.00', added: ['8152.56', '0.56'] });
});

test('A deposit and the balance are no charges on the goods', () => {
  expect(closed('100', '100.00', '100.00', '30.00', '70.00')).toBeNull();
});
