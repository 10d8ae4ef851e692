import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

test('a table of goods keeps its heads on a page of captions under their values', () => {
  const paper = new Paper();
  const captioned = (x: number, y: number, value: string, caption: string): unknown =>
    paper.print(x, y, value).print(x, y + 13, caption, 7);
  captioned(40, 40, 'MT-5521', 'Invoice No.');
  captioned(300, 40, '14 March 2026', 'Invoice Date');
  captioned(40, 75, 'Genoa, Italy', 'Port of Loading');
  captioned(300, 75, 'Leeds, England', 'Port of Discharge');
  captioned(40, 110, 'T/T 30 days', 'Payment Terms');
  captioned(300, 110, 'EUR', 'Currency');
  paper
    .print(40, 136, 'Description', 7)
    .print(300, 136, 'Quantity', 7)
    .print(380, 136, 'Unit Price', 7)
    .print(480, 136, 'Amount', 7)
    .row(152, [
      [40, 'Latex gloves, size M, 100'],
      [300, '420'],
      [380, '4.47'],
      [480, '1877.40'],
    ])
    .print(40, 165, 'pcs');
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['description', 'quantity', 'unit_price', 'total_price']);
  expect(table?.rows.map(({ cells }) => [...cells.values()].map(({ text }) => text))).toEqual([
    ['Latex gloves, size M, 100 pcs', '420', '4.47', '1877.40'],
  ]);
});
