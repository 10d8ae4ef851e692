import { expect, test } from 'vitest';
import type { Phrase } from '../page/phrases.js';
import { isData, isMostlyNumbers, isOfSizes } from './numbers-in-heads.js';

const AREA = { left: 0, right: 10, top: 0, bottom: 10 };

const lineOf = (...texts: readonly string[]): Phrase[] =>
  texts.map((text) => ({ page: 1, text, words: [], area: AREA, cell: AREA, address: null, method: 'text layer' }));

test('a row of goods is told by its numbers, and sizes and counted things are no such numbers', () => {
  expect(isMostlyNumbers(lineOf('1', 'Folding chair', '940179', '120', '14.50', '1,740.00'))).toBe(true);
  expect(isMostlyNumbers(lineOf('Item', 'Description', '2025', 'Amount'))).toBe(false);
  expect(isMostlyNumbers(lineOf('Style', '38', '40', '42', '44', 'Total'))).toBe(false);
  expect(isMostlyNumbers(lineOf('1', 'Folding chair', '12 PCS', 'USD 14.50'))).toBe(false);
});

test('the number of a box of a form is none of its goods', () => {
  expect(lineOf('12b. Tariff class', 'Selling price: 14. Unit price', 'Net (12 pcs)').some(isData)).toBe(false);
  expect(lineOf('12.50 PCS', '2025', '7').every(isData)).toBe(true);
});

test('small numbers in even steps are sizes, and others counts', () => {
  expect(isOfSizes(lineOf('CTNS', '8', '10', '12', '14', '16', 'N.W.'))).toBe(true);
  expect(isOfSizes(lineOf('92', '98', '104', '110'))).toBe(true);
  expect(isOfSizes(lineOf('1', '6', '12', '36'))).toBe(false);
  expect(isOfSizes(lineOf('1', '2', '3'))).toBe(false);
});
