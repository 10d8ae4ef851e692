import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { isGoodsLine } from './goods-cells.js';

test.each([
  ['ROLLATOR ORGANISER BAGS', true],
  ['Weighing scales', true],
  ['COUNT & SEAL', false],
  ["SHIPPER'S LOAD, COUNT AND SEAL", false],
  ['1CTN/500KGS/1.5M3', false],
])('%s: goods %s', (words, isGoods) => {
  const [line] = phrasesOf(new Paper().print(40, 40, words).page());
  expect(line !== undefined && isGoodsLine(line)).toBe(isGoods);
});
