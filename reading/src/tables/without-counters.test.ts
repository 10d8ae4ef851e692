import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

function described(...goods: readonly string[]): (string | undefined)[] {
  const paper = new Paper().row(40, [
    [40, 'Description of goods'],
    [300, 'Quantity'],
    [400, 'Amount'],
  ]);
  for (const [index, words] of goods.entries())
    paper.row(60 + 14 * index, [
      [40, words],
      [300, '10'],
      [400, '20.00'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  return (table?.rows ?? []).map(({ cells }) => [...cells.values()][0]?.text);
}

test('numbers of lines close before the goods are no part of them', () => {
  expect(described('1 Wooden ruler', '2 Steel hammer', '3 Nails')).toEqual(['Wooden ruler', 'Steel hammer', 'Nails']);
});

test('numbers that do not count the lines stay', () => {
  expect(described('20 mm bolt', '12 mm bolt')).toEqual(['20 mm bolt', '12 mm bolt']);
});

test('numbers of lines that stand apart before the first line of the goods are no part of them either', () => {
  expect(described('1  Wooden ruler', '2  Steel hammer')).toEqual(['Wooden ruler', 'Steel hammer']);
});
