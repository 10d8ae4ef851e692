import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

test('two figures under one head are shared with the empty column before it', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Description of goods'],
      [330, 'Gross weight'],
      [450, 'Measurement'],
    ])
    .row(60, [
      [40, 'ROLLATORS'],
      [400, '1,671.90'],
      [460, '27.230'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  const texts = table?.rows.map((row) => [...row.cells.values()].map(({ text }) => text));
  expect(texts).toEqual([['ROLLATORS', '1,671.90', '27.230']]);
});
