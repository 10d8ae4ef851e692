import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { bareDollars, currencyAtHome, currencyOfCountry } from './currency-at-home.js';

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
  ['forints behind an amount of several digits', ['Öreg Tanya Kft.', 'ÁFA', '37 260 Ft'], 'HUF'],
  ['yen of Japan', ['〒611-0021 京都府宇治市', '¥268,998-'], 'JPY'],
])('%s', (_which, lines, currency) => {
  expect(currencyAtHome(readText(fileOf(new Paper().lines(40, 100, lines))))?.value).toBe(currency);
});

test('dollars of nobody knows where are those of the United States, and none on a paper of another country with dollars', () => {
  const textOf = (...lines: string[]) =>
    readText(fileOf(new Paper().lines(40, 100, ['Alder Tools', '$12.50', 'Total $1,250.00', ...lines])));
  expect(bareDollars(textOf())?.value).toBe('USD');
  expect(bareDollars(textOf('Toronto, Canada'))).toBeNull();
});

test.each([
  ['VAT Reg No: 4470178812', 'ZAR'],
  ['VATIN: OM1100288177', 'OMR'],
  ['PIN No. P051338812Q', 'KES'],
  ['R.F.C. TESR-610411-HT4', 'MXN'],
  ['Profil EN 16931', undefined],
])('a paper with %s counts in %s', (mark, currency) => {
  expect(currencyOfCountry(readText(fileOf(new Paper().lines(40, 100, ['Alder Trading', mark, 'Total 1,250.00']))))?.value).toBe(currency);
});

test('marks of two countries with one money tell it', () => {
  const text = readText(fileOf(new Paper().lines(40, 100, ['Alder Handel', 'USt-IdNr. DE123456789', 'UID ATU12345678', 'Summe 1.250,00'])));
  expect(currencyOfCountry(text)?.value).toBe('EUR');
});
