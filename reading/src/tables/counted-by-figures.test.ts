import { expect, test } from 'vitest';
import { printedTables, rolesOf } from '../testing/printed-table.js';

const PLACES = [40, 240, 320, 400];

test('the only column of whole numbers says how many there are, and is doubted', () => {
  const [table] = printedTables(PLACES, [
    ['Description', 'Product code', 'Kappe', 'Dolle'],
    ['Copper pan', 'KP-1180', 'red', '30'],
    ['Steel ladle', 'SL-2207', 'blue', '150'],
  ]);
  expect(rolesOf(table)).toEqual(['description', 'product_code', null, 'quantity']);
  expect(table?.columns[3]?.isGuess).toBe(true);
});

test('of two such columns neither is told', () => {
  const [table] = printedTables(PLACES, [
    ['Description', 'Product code', 'Kappe', 'Dolle'],
    ['Copper pan', 'KP-1180', '11', '30'],
    ['Steel ladle', 'SL-2207', '17', '150'],
  ]);
  expect(rolesOf(table)?.slice(2)).toEqual([null, null]);
});

test('numbers that count the rows up count no goods', () => {
  const [table] = printedTables(PLACES, [
    ['Description', 'Product code', 'Kappe', 'Dolle'],
    ['Copper pan', 'KP-1180', 'red', '1'],
    ['Steel ladle', 'SL-2207', 'blue', '2'],
  ]);
  expect(rolesOf(table)?.[3]).not.toBe('quantity');
});
