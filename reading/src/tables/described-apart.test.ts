import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

test('what goods are stands across the page above their figures', () => {
  const paper = new Paper().row(40, [[100, 'Description of goods']]).row(51, [
    [40, 'Pos'],
    [100, 'Item code'],
    [250, 'Quantity'],
    [350, 'Unit price'],
    [480, 'Amount'],
  ]);
  for (const [index, name] of ['Girls knitted dress, 95% cotton 5% elastane, stripe', 'Gear motor'].entries()) {
    paper.print(100, 66 + 32 * index, name).row(77 + 32 * index, [
      [40, String(10 * (index + 1))],
      [100, `A-77${index}`],
      [250, '160 PCS'],
      [350, '2.50'],
      [480, '400.00'],
    ]);
  }
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['item', 'description', 'product_code', 'quantity', 'unit_price', 'total_price']);
  expect(table?.rows.map(({ cells }) => [...cells.values()].map(({ text }) => text))).toEqual([
    ['10', 'Girls knitted dress, 95% cotton 5% elastane, stripe', 'A-770', '160 PCS', '2.50', '400.00'],
    ['20', 'Gear motor', 'A-771', '160 PCS', '2.50', '400.00'],
  ]);
});

test('descriptions across the page do not move the columns of their figures', () => {
  const paper = new Paper().row(40, [[100, 'Name of commodity']]).row(51, [
    [40, 'Pos'],
    [100, 'Item No'],
    [210, 'Qty'],
    [280, 'Cartons'],
    [400, 'Net weight'],
  ]);
  for (const index of [0, 1]) {
    paper.print(100, 66 + 32 * index, 'Ladies leather sandal, art. Lido, tan').row(77 + 32 * index, [
      [40, String(index + 1)],
      [100, '971284'],
      [200, '1,280 BOX'],
      [300, '32'],
      [420, '1,024.0'],
    ]);
  }
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows.map(({ cells }) => [...cells.values()].map(({ text }) => text))).toEqual(
    ['1', '2'].map((item) => [item, 'Ladies leather sandal, art. Lido, tan', '971284', '1,280 BOX', '32', '1,024.0']),
  );
});
