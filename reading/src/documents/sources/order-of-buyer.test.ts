import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { orderOfBuyer } from './order-of-buyer.js';

test.each([
  [['Your ref: AB-12', 'Purchase order: 4500071862'], '4500071862'],
  [['Your ref: AB-12'], 'AB-12'],
  [['Deres ref: 4415-OLA', 'Bestillingsnr: 1102938'], '1102938'],
])('%s', (lines, number) => {
  expect(orderOfBuyer(readText(fileOf(new Paper().lines(40, 100, lines))))?.value).toBe(number);
});

test('a reference is no order where the place for the order is left empty', () => {
  const paper = new Paper().print(40, 100, 'CUSTOMER REF NO.').print(140, 100, ': HP-4420').print(40, 120, 'P/O NO.').print(140, 120, ':');
  expect(orderOfBuyer(readText(fileOf(paper)))).toBeNull();
});
