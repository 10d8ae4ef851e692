import { expect, test } from 'vitest';
import { printedTables, rolesOf } from '../testing/printed-table.js';

const PLACES = [40, 80, 240, 320, 400];

test('sums under the rows do not hide what the columns hold', () => {
  const [table] = printedTables(PLACES, [
    ['Wimpel', 'Kappe', 'Quantity', 'Unit price', 'Amount'],
    ['1', 'Wooden ruler 30 cm', '10', '12.50', '125.00'],
    ['2', 'Steel hammer heavy', '4', '5.00', '20.00'],
    ['', 'Zusammen alles', '', '', '145.00'],
    ['', 'Abgaben davon', '', '', '14.50'],
    ['', 'Alles in allem', '', '', '159.50'],
  ]);
  expect(rolesOf(table)).toEqual(['item', 'description', 'quantity', 'unit_price', 'total_price']);
  expect(table?.rows).toHaveLength(2);
});
