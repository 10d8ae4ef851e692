import { expect, test } from 'vitest';
import { phrasesOf } from '../../page/phrases.js';
import { Paper } from '../../testing/paper.js';
import { isGoodsLine, marksApart, withoutCount } from './goods-cells.js';

test.each([
  ['ROLLATOR ORGANISER BAGS', true],
  ['Weighing scales', true],
  ['COUNT & SEAL', false],
  ["SHIPPER'S LOAD, COUNT AND SEAL", false],
  ['1CTN/500KGS/1.5M3', false],
  ['40 WOODEN CASES', false],
  ['52 PKGS OF', false],
  ['Wooden cases for wine', true],
  ["CARRIER'S FREE TIME AT DESTINATION: 14 DAYS COMBINED", false],
  ['L/C NO. AB123456', false],
  ['PLC node for motors', true],
])('%s: goods %s', (words, isGoods) => {
  const [line] = phrasesOf(new Paper().print(40, 40, words).page());
  expect(line !== undefined && isGoodsLine(line)).toBe(isGoods);
});

test('goods are named without the packages that they fill', () => {
  const [counted, bare] = phrasesOf(new Paper().lines(40, 40, ['52 PKGS OF BRAKE PADS', '52 inch display']).page());
  expect([counted, bare].map((line) => line && withoutCount(line).text)).toEqual(['BRAKE PADS', '52 inch display']);
});

test('marks in the column of the goods are the paragraph that reads like marks', () => {
  const paper = new Paper()
    .lines(40, 40, ['BRAKE PADS', 'HEX BOLTS'])
    .lines(40, 90, ['ACME SYDNEY', 'C/NO. 1-UP'])
    .print(40, 140, 'SHIPPED ON BOARD');
  expect(marksApart(phrasesOf(paper.page())).map(({ text }) => text)).toEqual(['ACME SYDNEY', 'C/NO. 1-UP']);
  expect(marksApart(phrasesOf(new Paper().lines(40, 40, ['BRAKE PADS', 'MADE IN ITALY']).page()))).toEqual([]);
});
