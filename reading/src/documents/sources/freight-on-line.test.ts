import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { freightOnLine } from './freight-on-line.js';

const freightOf = (words: string, ...amounts: string[]) =>
  freightOnLine(readText(fileOf(new Paper().row(300, [[40, words], ...amounts.map((amount, at) => [300 + 80 * at, amount] as const)]))))
    ?.value;

test.each([
  ['Versand (Spedition)', '69,50', '69.50'],
  ['Gebyr – Fragt', '95,00', '95.00'],
  ['Zuschlag: Versandkosten (19 %)', '24,00 EUR', '24.00'],
  ['Ocean & rail freight Colombo - Almaty', '3.180.00', '3180.00'],
  ['Shipping', '£48.90 via Royal Mail', '48.90'],
  ['Transport', '12', undefined],
  ['Delivery note', '12.50', undefined],
])('%s with %s far to the right', (words, amount, freight) => {
  expect(freightOf(words, amount)).toBe(freight);
});

test('the price of one is that of all, and what it is with tax stands behind it', () => {
  expect(freightOf('Doprava', '1 850,00', '1 850,00', '388,50', '2 238,50')).toBe('1850.00');
});

test('in a strip of captions the amount stands under its own', () => {
  const strip = new Paper().row(300, [
    [40, 'Net'],
    [200, 'Port'],
    [360, 'Total'],
  ]);
  expect(freightOnLine(readText(fileOf(strip.row(314, [[200, '14,50']]))))?.value).toBe('14.50');
});
