import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

const PLACES = [40, 120, 300, 380, 460];

function page(...rows: readonly (readonly string[])[]): Paper {
  const paper = new Paper();
  for (const [index, texts] of [['Item No.', 'Description', 'Qty.', 'Price', 'Amount'], ...rows].entries())
    paper.row(
      40 + 16 * index,
      texts.map((text, at) => [PLACES[at] ?? 0, text] as const),
    );
  return paper;
}

test('heads that the next page repeats head the same, whatever stands in its few rows', () => {
  const first = page(['42-825-39', 'Copper pan', '12', '20.00', '240.00'], ['97-564-83', 'Steel ladle', '30', '3.00', '90.00']);
  const second = page(['7', 'Wooden spoon', '2', '4.00', '8.00']);
  const tables = findTables([phrasesOf(first.page()), phrasesOf(second.page(2))], 'point');
  expect(tables.map(({ columns }) => columns[0]?.role)).toEqual(['product_code', 'product_code']);
});
