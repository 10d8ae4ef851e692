import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { printedTables, rolesOf } from '../testing/printed-table.js';
import { linesOf } from './body-line.js';
import { firstOfRows } from './first-of-rows.js';

const PLACES = [40, 80, 240, 320, 400];

test('rows whose figures stand in the same places belong together, with the texts between them', () => {
  const paper = new Paper();
  for (const [index, cells] of [
    [
      [40, 'Wimpel'],
      [240, 'Kappe'],
    ],
    [
      [40, 'Ruler'],
      [240, '1'],
      [320, '7.00'],
    ],
    [[40, 'of wood']],
    [
      [40, 'Hammer'],
      [240, '4'],
      [320, '5.00'],
    ],
  ].entries())
    paper.row(40 + 14 * index, cells as [number, string][]);
  const lines = linesOf(phrasesOf(paper.page()));
  expect(firstOfRows(lines, 3)).toBe(1);
  expect(firstOfRows(lines, 1)).toBe(1);
});

test('heads are found over a first row that proves nothing', () => {
  const [table] = printedTables(
    PLACES,
    [
      ['Wimpel', 'Kappe', 'Zipfel', 'Quaste', 'Troddel'],
      ['KT-4470', 'Wooden ruler', '1', '160.00', '160.00'],
      ['', 'of 30 cm', '', '', ''],
      ['KT-4471', 'Steel hammer', '400', '0.79', '316.00'],
    ],
    13,
  );
  expect(rolesOf(table)).toEqual(['product_code', 'description', 'quantity', 'unit_price', 'total_price']);
  expect(table?.rows).toHaveLength(2);
});
