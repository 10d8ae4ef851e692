import { expect, test } from 'vitest';
import { printedTables } from '../testing/printed-table.js';

const PLACES = [40, 100, 300, 360, 430];
const HEADS = ['Code', 'Description', 'Qty', 'Price', 'Amount'];
const ROWS = [
  ['KT-1', 'Wooden ruler', '10', '2.50', '25.00'],
  ['KT-2', 'Steel hammer', '4', '5.00', '20.00'],
  ['KT-3', 'Steel chisel', '3', '6.00', '18.00'],
];

const goodsOf = (lines: readonly (readonly string[])[]): (string | undefined)[] =>
  printedTables(PLACES, [HEADS, ...lines])[0]?.rows.map(({ cells }) => [...cells.values()][1]?.text) ?? [];

test('a text over the first rows of several is none of their goods', () => {
  expect(goodsOf([['', 'JOB: RIVERSIDE PHASE'], ...ROWS])).toEqual(['Wooden ruler', 'Steel hammer', 'Steel chisel']);
});

test('texts over most of the rows are their first lines', () => {
  const lines = ROWS.flatMap((row) => [['', 'Made of beech'], row]);
  expect(goodsOf(lines)[0]).toBe('Made of beech Wooden ruler');
});
