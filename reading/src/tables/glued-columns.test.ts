import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

function tableUnder(glued: string, rows: readonly (readonly [string, string])[]) {
  const paper = new Paper().row(40, [
    [40, 'Description'],
    [200, glued],
    [400, 'Gross weight'],
  ]);
  for (const [index, [left, right]] of rows.entries())
    paper.row(60 + 14 * index, [
      [40, 'Wooden ruler'],
      [200, left],
      [240, right],
      [400, '99.5'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  return table?.columns.map(({ role }) => role);
}

test('a head that looks like one is two where figures stand in two columns below it', () => {
  const rows = [
    ['940', '310.2'],
    ['66', '33.0'],
  ] as const;
  expect(tableUnder('QTY. NET WT', rows)).toEqual(['description', 'quantity', 'net_weight', 'gross_weight']);
  expect(tableUnder('CARTONS QUANTITY', rows)).toEqual(['description', 'packages', 'quantity', 'gross_weight']);
});

test('a head of two words stays one over a number and its unit', () => {
  const rows = [
    ['12.5', 'KG'],
    ['8.0', 'KG'],
  ] as const;
  expect(tableUnder('Net weight', rows)).toEqual(['description', 'net_weight', 'gross_weight']);
});

test('a head that was taken for two is one where only one of them has something below it', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Description'],
      [180, 'NET CODE'],
      [300, 'Quantity'],
      [380, 'Unit Price'],
      [460, 'Amount'],
    ])
    .row(60, [
      [40, 'Wooden ruler'],
      [200, '9017.80.10'],
      [300, '10'],
      [380, '2.00'],
      [460, '20.00'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['description', 'hs_code', 'quantity', 'unit_price', 'total_price']);
});

test('a column of nothing beside another stays one of its own', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Description'],
      [180, 'Quantity'],
      [240, 'Unit Price'],
      [310, 'Amount'],
      [380, 'Net weight Brand'],
    ])
    .row(60, [
      [40, 'Wooden ruler'],
      [190, '10'],
      [240, '2.00'],
      [310, '20.00'],
      [380, '1.50'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['description', 'quantity', 'unit_price', 'total_price', 'net_weight', 'other']);
});
