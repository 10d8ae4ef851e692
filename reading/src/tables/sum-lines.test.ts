import { expect, test } from 'vitest';
import { printedTables } from '../testing/printed-table.js';

const PLACES = [40, 240, 310, 380];
const HEADS = ['Description', 'Qty', 'Price', 'Amount'];

const goodsOf = (lines: readonly (readonly string[])[]): (string | undefined)[] =>
  printedTables(PLACES, [HEADS, ...lines])[0]?.rows.map(({ cells }) => [...cells.values()][0]?.text) ?? [];

const ROWS = [
  ['Wooden ruler', '10', '2.50', '25.00'],
  ['Steel hammer', '4', '5.00', '20.00'],
];

test('a table ends above what its amounts come to, whatever that is called', () => {
  expect(goodsOf([...ROWS, ['Zusammen', '', '', '45.00']])).toEqual(['Wooden ruler', 'Steel hammer']);
});

test('it goes on where rows that prove themselves come after such a line', () => {
  const lines = [...ROWS, ['Zusammen', '', '', '45.00'], ['Steel chisel', '5', '6.00', '30.00'], ['Alles', '', '', '75.00']];
  expect(goodsOf(lines).slice(0, 2)).toEqual(['Wooden ruler', 'Steel hammer']);
  expect(goodsOf(lines)).toContain('Steel chisel');
});
