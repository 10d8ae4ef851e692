import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

const ROWS = [
  ['Wooden ruler', '10', '12.50', '125.00'],
  ['Steel hammer', '4', '5.00', '20.00'],
  ['Copper pan', '2', '8.00', '16.00'],
];

function lastGoods(below: number): string | undefined {
  const paper = new Paper();
  for (const [index, texts] of [['Description', 'Quantity', 'Unit price', 'Amount'], ...ROWS].entries())
    paper.row(
      40 + 16 * index,
      texts.map((text, at) => [[40, 240, 320, 400][at] ?? 0, text] as const),
    );
  paper.row(88 + below, [[40, 'Packed on three pallets']]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  return [...(table?.rows.at(-1)?.cells ?? [])].find(([{ role }]) => role === 'description')?.[1].text;
}

test('a text farther below the last row than rows below each other is no part of it', () => {
  expect(lastGoods(26)).toBe('Copper pan');
});

test('a text right under the last row is', () => {
  expect(lastGoods(12)).toBe('Copper pan Packed on three pallets');
});
