import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

test('rows that prove themselves are a table without any heads', () => {
  const paper = new Paper()
    .print(40, 20, 'Our letter of 3 May')
    .row(60, [
      [40, 'Copper pan'],
      [260, '12'],
      [320, '20.50'],
      [400, '246.00'],
    ])
    .row(75, [
      [40, 'Steel ladle'],
      [260, '30'],
      [320, '3.25'],
      [400, '97.50'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['description', 'quantity', 'unit_price', 'total_price']);
  expect(table?.rows).toHaveLength(2);
});

test('one line that multiplies by chance is none', () => {
  const paper = new Paper().row(60, [
    [40, 'Room'],
    [260, '12'],
    [320, '20.50'],
    [400, '246.00'],
  ]);
  expect(findTables([phrasesOf(paper.page())], 'point')).toEqual([]);
});

test('words go on below the figures of rows without heads', () => {
  const paper = new Paper();
  for (const [index, text] of ['Copper pan', 'Steel ladle'].entries())
    paper
      .row(60 + 30 * index, [
        [40, text],
        [260, '12'],
        [320, '20.50'],
        [400, '246.00'],
      ])
      .print(40, 72 + 30 * index, 'hand made in Tours');
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows.map(({ cells }) => [...cells.values()][0]?.text)).toEqual([
    'Copper pan hand made in Tours',
    'Steel ladle hand made in Tours',
  ]);
});

test('a discount in a row between those that prove themselves stands in a column of its own', () => {
  const paper = new Paper();
  for (const [index, texts] of [
    ['12', 'Copper pan', '20.50', '', '246.00'],
    ['1', 'Coffee mill', '650.00', '50.00', '600.00'],
    ['30', 'Steel ladle', '3.25', '', '97.50'],
  ].entries())
    paper.row(
      60 + 15 * index,
      texts.map((text, at) => [[40, 80, 260, 330, 410][at] ?? 0, text] as const),
    );
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['quantity', 'description', 'unit_price', null, 'total_price']);
});
