import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

test('what stands under heads that are repeated beside each other comes below what stands under the first ones', () => {
  const paper = new Paper();
  const rows = [
    ['Roll no.', 'Article', 'Net kg', 'Roll no.', 'Article', 'Net kg'],
    ['1', 'NAVY', '21.4', '4', 'ROSE', '24.7'],
    ['2', 'ECRU', '20.6', '5', 'GREY', '24.5'],
    ['3', 'PINE', '22.4'],
  ];
  for (const [index, texts] of rows.entries())
    paper.row(
      40 + 16 * index,
      texts.map((text, at) => [40 + 80 * at, text] as const),
    );
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['package_range', 'product_code', 'net_weight']);
  expect(table?.rows.map(({ cells }) => [...cells.values()].map(({ text }) => text))).toEqual([
    ['1', 'NAVY', '21.4'],
    ['2', 'ECRU', '20.6'],
    ['3', 'PINE', '22.4'],
    ['4', 'ROSE', '24.7'],
    ['5', 'GREY', '24.5'],
  ]);
});
