import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { orderOfBuyer } from './order-of-buyer.js';

test.each([
  [['Your ref: AB-12', 'Purchase order: 4500071862'], '4500071862'],
  [['Your ref: AB-12'], 'AB-12'],
])('%s', (lines, number) => {
  expect(orderOfBuyer(readText(fileOf(new Paper().lines(40, 100, lines))))?.value).toBe(number);
});
