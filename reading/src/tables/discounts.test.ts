import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

test('amounts less a discount that is printed beside them prove an unknown column', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Description'],
      [200, 'Qty'],
      [260, 'Unit price'],
      [340, 'Zrk'],
      [420, 'Vrk'],
    ])
    .row(60, [
      [40, 'Copper pan'],
      [200, '50'],
      [260, '4.55'],
      [340, '10%'],
      [420, '204.75'],
    ])
    .row(75, [
      [40, 'Steel ladle'],
      [200, '40'],
      [260, '3.20'],
      [340, '5%'],
      [420, '121.60'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.at(-1)?.role).toBe('total_price');
});
