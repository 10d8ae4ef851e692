import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { dollarsAtHome } from './currency.js';

test.each([
  ['from a town in the United States', ['Alder Tools LLC', 'Portland, ME 04101', 'Total $1,250.00'], 'USD'],
  ['between two countries with dollars', ['Alder Tools LLC', 'Portland, ME 04101', 'Toronto, Canada', 'Total $1,250.00'], undefined],
  ['of nobody knows where', ['Alder Tools LLC', 'Total $1,250.00'], undefined],
  ['without amounts in dollars', ['Alder Tools LLC', 'Portland, ME 04101', 'Total 1,250.00'], undefined],
])('the bare sign of dollars on a paper %s', (_which, lines, currency) => {
  expect(dollarsAtHome(readText(fileOf(new Paper().lines(40, 100, lines))))?.value).toBe(currency);
});
