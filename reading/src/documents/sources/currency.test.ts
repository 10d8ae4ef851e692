import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { soleCurrency } from './currency.js';

test.each([
  ['cash against documents is no dollar of Canada', ['Amount USD', '1,250.00', 'Payment: 30% advance, balance CAD'], 'USD'],
  ['dollars of Canada stand beside an amount', ['Amount', 'CAD 1,250.00'], 'CAD'],
  ['a sum at a rate is told for information', ['Total USD 1,250.00', 'Amount in INR @ 83.65'], 'USD'],
])('%s', (_which, lines, currency) => {
  expect(soleCurrency(readText(fileOf(new Paper().lines(40, 100, lines))))?.value).toBe(currency);
});
