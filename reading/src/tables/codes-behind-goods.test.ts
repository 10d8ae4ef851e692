import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { withCodesBehindGoods } from './codes-behind-goods.js';
import { findTables } from './find-tables.js';

function goods(head: string, ...names: readonly string[]) {
  const paper = new Paper().row(40, [
    [40, 'Qty'],
    [90, head],
    [330, 'Unit Price'],
    [440, 'Amount'],
  ]);
  for (const [index, name] of names.entries())
    paper.row(60 + 16 * index, [
      [40, '20'],
      [90, name],
      [330, '2.00'],
      [440, '40.00'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point').map(withCodesBehindGoods);
  return table?.rows.map(({ cells }) => [...cells].flatMap(([{ role }, { text }]) => (/code|descr/u.test(role ?? '') ? [text] : [])));
}

test('codes behind a stroke under a head that tells of both are no part of what the goods are', () => {
  expect(goods('Description of Goods/Part No.', 'Steel hammer / SH-102', 'Wooden ruler / WR-77')).toEqual([
    ['Steel hammer', 'SH-102'],
    ['Wooden ruler', 'WR-77'],
  ]);
});

test('a row without a code, or a head that tells of goods alone, leaves all as it is', () => {
  expect(goods('Description of Goods/Part No.', 'Steel hammer / SH-102', 'Wooden ruler')).toEqual([
    ['Steel hammer / SH-102'],
    ['Wooden ruler'],
  ]);
  expect(goods('Description of Goods', 'Steel hammer / SH-102')).toEqual([['Steel hammer / SH-102']]);
});
