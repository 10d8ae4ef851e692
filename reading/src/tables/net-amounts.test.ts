import { expect, test } from 'vitest';
import { printedTables, rolesOf } from '../testing/printed-table.js';

const PLACES = [40, 170, 230, 300, 380, 460];

test('what an amount leaves after the discount beside it is the amount of the row', () => {
  const [table] = printedTables(PLACES, [
    ['Description', 'Quantity', 'Unit price', 'Amount', 'Discount', 'Taxable'],
    ['Wooden ruler', '10', '12.50', '125.00', '12.50', '112.50'],
    ['Steel hammer', '4', '5.00', '20.00', '0.00', '20.00'],
  ]);
  expect(rolesOf(table)).toEqual(['description', 'quantity', 'unit_price', 'other', 'tax', 'total_price']);
});

test('without a tax it is the amount, too', () => {
  const [table] = printedTables(
    [40, 200, 300, 400],
    [
      ['Description', 'Payment', 'Taxes', 'Total'],
      ['Wooden ruler', '100.00', '7.00', '107.00'],
      ['Steel hammer', '200.00', '14.00', '214.00'],
    ],
  );
  expect(rolesOf(table)).toEqual(['description', 'total_price', 'tax', 'other']);
});

test('amounts from which nothing is taken stay', () => {
  const [table] = printedTables(PLACES, [
    ['Description', 'Quantity', 'Unit price', 'Amount', 'Discount', 'Balance'],
    ['Wooden ruler', '10', '12.50', '125.00', '0.00', '125.00'],
    ['Steel hammer', '4', '5.00', '20.00', '0.00', '20.00'],
  ]);
  expect(rolesOf(table)?.[3]).toBe('total_price');
});
