import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { Paper } from '../../testing/paper.js';
import { goodsOfSoleLine, marksInBox, weightInBox } from '../sources/certified-goods.js';
import { boxedGoods } from './boxed-goods.js';
import { originLines } from './origin-lines.js';

const CAPTION = '8. Item number; marks and numbers; number and kind of packages; description of goods';
const formOf = (goods: readonly string[], measures: readonly string[]) =>
  readText({
    pages: [
      new Paper()
        .box(30, 190, 400, 400)
        .box(400, 190, 560, 400)
        .print(36, 196, CAPTION, 6)
        .lines(36, 216, goods)
        .print(406, 196, '9. Gross mass or other measure', 6)
        .lines(406, 216, measures)
        .page(),
    ],
  });

test('a box that asks for all that belongs to goods is read from top to bottom', () => {
  const text = formOf(
    ['1. ALDER HAMBURG', '1 760 CARTONS ON 22 PALLETS', 'RED WINE, BOTTLED', 'HS 2204.21', '2. 320 CARTONS', 'WHITE WINE'],
    ['', '14 256 KG', '', '', '2 592 KG'],
  );
  const fields = ['item', 'packages', 'description', 'hs_code', 'quantity', 'quantity_unit'] as const;
  expect(originLines(text).map((line) => fields.map((field) => line.get(field as 'item')?.value))).toEqual([
    ['1', '1760', 'RED WINE, BOTTLED', '220421', '14256', 'KG'],
    ['2', '320', 'WHITE WINE', undefined, '2592', 'KG'],
  ]);
  expect([marksInBox(text)?.value, weightInBox('gross')(text)?.amount.value]).toEqual(['ALDER HAMBURG', '16848']);
});

test('what stands before the count is marked on the packages, what stands behind it is goods', () => {
  const text = formOf(['ALDER 1/5', '5 wooden cases', 'PUMP SETS WITH', 'ELECTRIC MOTORS'], ['1860 kgs gross', '1612 kgs net']);
  expect(boxedGoods(text)?.length).toBe(1);
  expect(goodsOfSoleLine(text, { get: () => null, lines: originLines(text) })?.value).toBe('PUMP SETS WITH ELECTRIC MOTORS');
  expect([marksInBox(text)?.value, weightInBox('gross')(text)?.amount.value, weightInBox('net')(text)?.amount.value]).toEqual([
    'ALDER 1/5',
    '1860',
    '1612',
  ]);
});
