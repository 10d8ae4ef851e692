import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { printedTables } from '../testing/printed-table.js';
import { findTables } from './find-tables.js';

const HEADS: [number, string][] = [
  [40, 'Description'],
  [260, 'Qty'],
  [320, 'Price'],
  [400, 'Amount'],
];

test('a line whose amount is the sum of those above ends the rows, whatever it is called', () => {
  const paper = new Paper()
    .row(40, HEADS)
    .row(60, [
      [40, 'Copper pan'],
      [260, '12'],
      [320, '20.00'],
      [400, '240.00'],
    ])
    .row(75, [
      [40, 'Steel ladle'],
      [260, '30'],
      [320, '3.00'],
      [400, '90.00'],
    ])
    .row(95, [
      [40, 'Zusammen ohne Abgaben'],
      [400, '330.00'],
    ])
    .row(110, [
      [40, 'Abgaben'],
      [400, '33.00'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows).toHaveLength(2);
  expect([...(table?.totals?.cells.values() ?? [])].map(({ text }) => text)).toEqual(['Zusammen ohne Abgaben', '330.00']);
});

test('a row that costs as much as all above it is a row where it has a quantity', () => {
  const paper = new Paper()
    .row(40, HEADS)
    .row(60, [
      [40, 'Copper pan'],
      [260, '12'],
      [320, '20.00'],
      [400, '240.00'],
    ])
    .row(75, [
      [40, 'Iron pan'],
      [260, '24'],
      [320, '10.00'],
      [400, '240.00'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows).toHaveLength(2);
});

test('sums of several columns end the rows of a list of packages', () => {
  const [table] = printedTables(
    [40, 240, 310, 380],
    [
      ['Description', 'Packages', 'Net weight', 'Gross weight'],
      ['Wooden ruler', '10', '12.50', '14.00'],
      ['Steel hammer', '4', '5.00', '6.50'],
      ['Zusammen', '14', '17.50', '20.50'],
    ],
  );
  expect(table?.rows).toHaveLength(2);
});

test('one figure alone below many rows that is their sum is the total, however high the row above it is ruled', () => {
  const [table] = printedTables(
    [40, 260, 400],
    [
      ['Description', 'Product code', 'Qty'],
      ['Copper pan', 'KP-1180', '30'],
      ['Iron pan', 'IP-1181', '30'],
      ['Steel ladle', 'SL-2207', '150'],
      ['', '', '210'],
    ],
  );
  expect(table?.rows).toHaveLength(3);
  expect([...(table?.totals?.cells.values() ?? [])].map(({ text }) => text)).toEqual(['210']);
});
