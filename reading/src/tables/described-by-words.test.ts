import { expect, test } from 'vitest';
import { printedTables, rolesOf } from '../testing/printed-table.js';

const PLACES = [40, 240, 320, 400];

test('single words beside quantities and prices say what the goods are, and are doubted', () => {
  const [table] = printedTables(PLACES, [
    ['Kappe', 'Quantity', 'Unit price', 'Amount'],
    ['Superdrachen', '10', '12.50', '125.00'],
    ['Eisvogel', '4', '5.00', '20.00'],
  ]);
  expect(rolesOf(table)).toEqual(['description', 'quantity', 'unit_price', 'total_price']);
  expect(table?.columns[0]?.isGuess).toBe(true);
});

test('a column that says the same in each row describes nothing', () => {
  const [table] = printedTables(PLACES, [
    ['Kappe', 'Quantity', 'Unit price', 'Amount'],
    ['Sonstiges', '10', '12.50', '125.00'],
    ['Sonstiges', '4', '5.00', '20.00'],
    ['Sonstiges', '6', '5.00', '30.00'],
  ]);
  expect(rolesOf(table)?.[0] ?? null).toBeNull();
});
