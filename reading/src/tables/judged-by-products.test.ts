import { expect, test } from 'vitest';
import { printedTables, rolesOf } from '../testing/printed-table.js';

const PLACES = [40, 200, 260, 330, 400, 470];

const rolesUnder = (heads: readonly string[], rows: readonly (readonly string[])[]) => rolesOf(printedTables(PLACES, [heads, ...rows])[0]);

test('an amount is what quantity and price make, whatever the column of the price is called', () => {
  const rows = [
    ['Wooden ruler', '10', '3.50', '2.90', '29.00'],
    ['Steel hammer', '4', '8.00', '7.25', '29.00'],
  ];
  expect(rolesUnder(['Description', 'Qty', 'Zipfel', 'Amount', 'Troddel'], rows)).toEqual([
    'description',
    'quantity',
    null,
    'unit_price',
    'total_price',
  ]);
});

test('what was sent is the quantity where what was ordered does not make the amount', () => {
  const rows = [
    ['Wooden ruler', '10', '6', '2.90', '17.40'],
    ['Steel hammer', '4', '4', '7.25', '29.00'],
    ['Steel chisel', '9', '5', '3.10', '15.50'],
  ];
  expect(rolesUnder(['Description', 'Qty', 'Zipfel', 'Price', 'Amount'], rows)).toEqual([
    'description',
    null,
    'quantity',
    'unit_price',
    'total_price',
  ]);
});

test('a discount in money stands between the price and the amount', () => {
  const rows = [
    ['Wooden ruler', '10', '2.90', '4.00', '25.00'],
    ['Steel hammer', '4', '7.25', '', '29.00'],
  ];
  expect(rolesUnder(['Description', 'Qty', 'Zipfel', 'Quaste', 'Amount'], rows)?.slice(1)).toEqual([
    'quantity',
    'unit_price',
    null,
    'total_price',
  ]);
});

test('what packages hold is no price', () => {
  const rows = [
    ['Wooden ruler', '10', '12', '120', '18.5'],
    ['Steel hammer', '4', '6', '24', '22.0'],
  ];
  expect(rolesUnder(['Description', 'Cartons', 'Zipfel', 'Troddel', 'Net weight'], rows)).not.toContain('unit_price');
});

test('packages times the weight of one make no amount', () => {
  const rows = [
    ['Copper pan', '40', '6.2', '248.0'],
    ['Steel ladle', '25', '5.0', '125.0'],
  ];
  expect(rolesUnder(['Description', 'Ctns', 'N.WT/CTN', 'T. N.WT'], rows)?.slice(2)).not.toContain('total_price');
});

test('what is called a unit is a quantity where its figures multiply', () => {
  const rows = [
    ['Wooden ruler', '2', '120', '14.80', '1,776.00'],
    ['Steel hammer', '3', '48', '42.00', '2,016.00'],
    ['Steel chisel', '1', '24', '8.75', '210.00'],
  ];
  expect(rolesUnder(['Description', 'Cartons', 'Units', 'Each', 'Amount'], rows)).toEqual([
    'description',
    'packages',
    'quantity',
    'unit_price',
    'total_price',
  ]);
});
