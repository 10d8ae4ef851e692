import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

test('a unit over numbers heads a count of it', () => {
  const paper = new Paper().row(40, [
    [40, 'Description'],
    [200, 'Net weight'],
    [320, 'Metres'],
  ]);
  for (const [index, [name, weight, metres]] of [
    ['Cotton cloth', '12.5', '70.0'],
    ['Linen cloth', '9.4', '61.5'],
  ].entries())
    paper.row(60 + index * 15, [
      [40, name ?? ''],
      [200, weight ?? ''],
      [320, metres ?? ''],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['description', 'net_weight', 'quantity']);
});

test('of lengths in several units the first counts', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Description'],
      [200, 'Length (m)'],
      [260, 'Yards'],
      [320, 'Net weight'],
    ])
    .row(60, [
      [40, 'Cotton cloth'],
      [200, '44.1'],
      [260, '48.2'],
      [320, '22.9'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns[1]?.role).toBe('quantity');
});
