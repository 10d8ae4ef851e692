import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { currencyAtHome } from './currency-at-home.js';

test.each([
  ['dollars from a town in the United States', ['Alder Tools LLC', 'Portland, ME 04101', 'Total $1,250.00'], 'USD'],
  [
    'dollars between two countries with dollars',
    ['Alder Tools LLC', 'Portland, ME 04101', 'Toronto, Canada', 'Total $1,250.00'],
    undefined,
  ],
  ['dollars of nobody knows where', ['Alder Tools LLC', 'Total $1,250.00'], undefined],
  ['an amount without a sign', ['Alder Tools LLC', 'Portland, ME 04101', 'Total 1,250.00'], undefined],
  ['rupees beside a number of business of India', ['Alder Tools', 'GSTIN 29AAQFS2281C1ZV', 'Amount Rs.'], 'INR'],
  ['rupees of Pakistan', ['Alder Tools', 'Sialkot, Pakistan', 'Total Rs. 1,250'], 'PKR'],
  ['riyals behind the amount', ['Alder Trading', 'Jeddah 23451', 'Saudi Arabia', '1,250.00 SR'], 'SAR'],
  ['yen of Japan', ['〒611-0021 京都府宇治市', '¥268,998-'], 'JPY'],
])('%s', (_which, lines, currency) => {
  expect(currencyAtHome(readText(fileOf(new Paper().lines(40, 100, lines))))?.value).toBe(currency);
});
