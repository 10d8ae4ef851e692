import { expect, test } from 'vitest';
import { printedTables, rolesOf } from '../testing/printed-table.js';

const PLACES = [40, 200, 280, 360, 440];

test('what packages hold times the packages is the quantity', () => {
  const heads = ['Description', 'Cartons', 'Kappe', 'Zipfel', 'Net weight'];
  const rows = [
    ['Wooden ruler', '10', '12', '120', '18.5'],
    ['Steel hammer', '4', '6', '24', '22.0'],
  ];
  expect(rolesOf(printedTables(PLACES, [heads, ...rows])[0])).toEqual([
    'description',
    'packages',
    'pieces_per_package',
    'quantity',
    'net_weight',
  ]);
});

test('whole numbers that the packages divide count the pieces', () => {
  const heads = ['Description', 'Cartons', 'Kappe', 'Lot', 'Net weight'];
  const rows = [
    ['Wooden ruler', '10', '120', 'L-44', '18.5'],
    ['Steel hammer', '4', '24', 'L-45', '22.0'],
  ];
  expect(rolesOf(printedTables(PLACES, [heads, ...rows])[0])?.[2]).toBe('quantity');
  const others = rows.map((row) => row.with(2, '125'));
  expect(rolesOf(printedTables(PLACES, [heads, ...others])[0])?.[2]).not.toBe('quantity');
});

test('packages times the weight of one are the weights of their rows', () => {
  const heads = ['Description', 'Cartons', 'Net weight', 'Kappe', 'Pieces'];
  const rows = [
    ['Wooden basket', '40', '6.2', '248.0', '161'],
    ['Laundry hamper', '25', '5.0', '125.0', '51'],
  ];
  expect(rolesOf(printedTables(PLACES, [heads, ...rows])[0])?.slice(1, 4)).toEqual(['packages', 'other', 'net_weight']);
});
