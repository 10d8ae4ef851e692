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

test('rows that are summed up in turn come after the sums of a part', () => {
  const parts = [
    ['Roll 1', '44.1', '22.9', '23.8'],
    ['Roll 2', '45.1', '23.5', '24.4'],
    ['Grey', '89.2', '46.4', '48.2'],
    ['Roll 3', '56.7', '29.5', '30.4'],
    ['Roll 4', '52.6', '27.4', '28.3'],
    ['Camel', '109.3', '56.9', '58.7'],
  ];
  const [table] = printedTables(PLACES, [['Description', 'Meters', 'Net kg', 'Gross kg'], ...parts]);
  expect(table?.rows.map(({ cells }) => [...cells.values()][0]?.text)).toEqual(['Roll 1', 'Roll 2', 'Roll 3', 'Roll 4']);
});
