import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

test('titles between rows and remarks below them, each between rules of its own, are no rows', () => {
  const paper = new Paper().row(40, [
    [40, 'Description'],
    [300, 'Qty'],
    [380, 'Amount'],
  ]);
  const lines: [number, string][][] = [
    [[40, 'Kitchen goods']],
    [
      [40, 'Copper pan'],
      [300, '12'],
      [380, '240.00'],
    ],
    [
      [40, 'Steel ladle'],
      [300, '30'],
      [380, '90.00'],
    ],
    [[40, 'Garden goods']],
    [
      [40, 'Watering can'],
      [300, '8'],
      [380, '64.00'],
    ],
  ];
  for (const [index, cells] of lines.entries()) paper.row(60 + index * 20, cells).line(30, 55 + index * 20, 450);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows.map((row) => [...row.cells.values()].map(({ text }) => text))).toEqual([
    ['Copper pan', '12', '240.00'],
    ['Steel ladle', '30', '90.00'],
    ['Watering can', '8', '64.00'],
  ]);
});
