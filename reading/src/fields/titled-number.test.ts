import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { signedNumber, soleSignedNumber, titledInvoiceDay, titledInvoiceNumber } from './titled-number.js';

test.each([
  ['Invoice 1884', '1884'],
  ['TAX INVOICE INV-2291', 'INV-2291'],
  ['Commercial Invoice #A/4471', 'A/4471'],
  ['HANDELSRECHNUNG(380) Nr. 47110815 vom 31.10.2018', '47110815'],
  ['Mietrechnung (387) Nr. 9314110911/00/M/00/N vom 01.10.2018', '9314110911/00/M/00/N'],
  ['Facture FA-2017-0009', 'FA-2017-0009'],
  ['Facture n° F2018-12 du 13/4/2018', 'F2018-12'],
  ['Fattura n. 47/A del 13/04/2018', '47/A'],
  ['Factuur 2018-117', '2018-117'],
  ['Invoice # RE-20190610/507 issued at 2019-06-10', 'RE-20190610/507'],
  ['Fatura FT A/2026/204 Original', 'FT A/2026/204'],
  ['Faktura VAT / Invoice nr FS 418/09/2026/EXP', 'FS 418/09/2026/EXP'],
  ['NOTULA / FATTURA n. 47', undefined],
  ['NOTULA / FATTURA n. 47/2026', '47/2026'],
  ['Delivery / Invoice 118-44', undefined],
  ['Invoice 05/11/2017', undefined],
  ['Rechnung über 1200 Stück', undefined],
  ['Invoice 2024', undefined],
  ['Commercial Invoice', undefined],
  ['Invoice 3 of 4', undefined],
])('%s has the number %s', (title, number) => {
  expect(titledInvoiceNumber(readText(fileOf(new Paper().print(40, 40, title, 16))))?.value).toBe(number);
});

test.each([
  ['Rechnung Nr. 47110815 vom 31.10.2018', '2018-10-31'],
  ['Facture n° F2018-12 du 13/4/2018', '2018-04-13'],
  ['Invoice INV-12 dated 13 April 2018', '2018-04-13'],
  ['Invoice INV-12 due 13 April 2018', undefined],
  ['Invoice INV-12', undefined],
])('%s is of the day %s', (title, day) => {
  expect(titledInvoiceDay(readText(fileOf(new Paper().print(40, 40, title, 16))))?.value).toBe(day);
});

test('the number may stand behind its sign below the title', () => {
  const paper = new Paper().print(460, 30, 'INVOICE', 24).print(498, 60, '#23413561D', 12).print(60, 300, '#77 Quay Street');
  expect(titledInvoiceNumber(readText(fileOf(paper)))?.value).toBe('23413561D');
});

test.each([
  [['COMMERCIAL INVOICE', 'No. 073 / 2025'], '073 / 2025'],
  [['Sales - Invoice 107214'], '107214'],
])('%j has a number in its title', (lines, number) => {
  expect(titledInvoiceNumber(readText(fileOf(new Paper().lines(40, 40, lines))))?.value).toBe(number);
});

test('the number may stand beside its sign in a column of captions', () => {
  const paper = new Paper().print(360, 40, 'INVOICE', 14).print(360, 58, 'No.').print(440, 58, ': I-2607/0093').print(360, 72, 'Date');
  expect(titledInvoiceNumber(readText(fileOf(paper)))?.value).toBe('I-2607/0093');
});

test('the only number behind a sign at the head is that of the paper', () => {
  const paper = new Paper().print(40, 40, 'DANFE', 14).print(240, 40, 'Nº 000.018.446').print(240, 140, 'Nº 000.018.446');
  expect(soleSignedNumber(readText(fileOf(paper)))?.value).toBe('000.018.446');
  expect(soleSignedNumber(readText(fileOf(paper.print(40, 160, 'No. 77/1'))))).toBeNull();
});

test.each([
  ['Nº / Data: PK 2024/118 07-03-2024', 'PK 2024/118'],
  ['Nr./No. PL-40218-01 Datum/Date 22.05.2026', 'PL-40218-01'],
  ['编号 No.: HX2408-033', 'HX2408-033'],
  ['č. 126100483', '126100483'],
  ['N.318/B del 06/07/2026', '318/B'],
  ['No. K 0718839 ORIGINAL', 'K 0718839'],
  ['No. of packages 12', null],
])('%s gives the number %s', (words, number) => {
  expect(signedNumber(words)).toBe(number);
});
