import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { hasBalance } from './balance-left.js';

const total = { value: '4577.17', from: [], certainty: 1 };

test.each([
  [['TOTAL', '4,577.17'], ['PAYMENT', '1,000.00'], ['BALANCE DUE', '3,577.17'], true],
  [['TOTAL', '4,577.17'], ['PAYMENT', '0.00'], ['BALANCE DUE', '4,577.17'], false],
  [['TOTAL', '4,577.17'], ['of which tax', '1,000.00'], ['Taxable', '3,577.17'], false],
])('%s, %s, %s', (first, second, third, has) => {
  const paper = new Paper();
  for (const [index, [words, amount]] of [first, second, third].entries())
    paper.print(300, 400 + 16 * index, words ?? '').print(480, 400 + 16 * index, amount ?? '');
  expect(hasBalance(total, readText(fileOf(paper)))).toBe(has);
});
