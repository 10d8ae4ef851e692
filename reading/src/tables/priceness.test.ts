import { expect, test } from 'vitest';
import { printedTables, rolesOf } from '../testing/printed-table.js';

const PLACES = [40, 80, 240, 320, 400];
const HEADS = ['Wimpel', 'Kappe', 'Zipfel', 'Quaste', 'Troddel'];

test('where prices stand before quantities money tells which they are', () => {
  const [table] = printedTables(PLACES, [
    HEADS,
    ['1', 'Wooden ruler', '$12.00', '10', '$120.00'],
    ['2', 'Steel hammer', '$5.00', '4', '$20.00'],
  ]);
  expect(rolesOf(table)).toEqual(['item', 'description', 'unit_price', 'quantity', 'total_price']);
});

test('where nothing tells the first one is the quantity', () => {
  const [table] = printedTables(PLACES, [HEADS, ['1', 'Wooden ruler', '12', '10', '120'], ['2', 'Steel hammer', '5', '14', '70']]);
  expect(rolesOf(table)).toEqual(['item', 'description', 'quantity', 'unit_price', 'total_price']);
});
