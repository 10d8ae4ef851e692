import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { Paper } from '../../testing/paper.js';
import { inRateLine } from './rate-line.js';

const formOf = (...lines: readonly string[]) => readText({ pages: [new Paper().lines(40, 300, lines).page()] });
const read = (text: ReturnType<typeof formOf>) =>
  (['packages', 'gross_weight', 'weight_unit', 'rate_class'] as const).map((field) => inRateLine(field)(text)?.value);

test('goods of several rates are counted and weighed together', () => {
  expect(read(formOf('3 912 L Q 912 3.50 3192.00', '1 334 L Q 334 3.50 1169.00'))).toEqual(['4', '1246', 'LB', 'Q']);
});

test('a sum that is printed like one more line of rates is not counted twice', () => {
  expect(read(formOf('3 912.0 K Q 912', '1 334.0 K Q 334', '4 1246.0 K'))).toEqual(['4', '1246', 'KG', 'Q']);
  expect(read(formOf('3 912.0 K Q 912', '3 912.0 K'))).toEqual(['3', '912.0', 'KG', 'Q']);
});
