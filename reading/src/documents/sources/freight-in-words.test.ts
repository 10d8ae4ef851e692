import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { freightInWords } from './freight-in-words.js';

test.each([
  ['Freight to Hobart $260.00. GST zero rated.', '260.00'],
  ['of which ocean freight USD 5,200.00', '5200.00'],
  ['Freight 14 days, insured for USD 5,200.00', undefined],
  ['Freight prepaid, 38 cartons', undefined],
])('%s', (words, amount) => {
  expect(freightInWords(readText(fileOf(new Paper().print(40, 600, words))))?.value).toBe(amount);
});

test('two charges that differ tell no freight', () => {
  const paper = new Paper().print(40, 600, 'Freight to Hobart $260.00').print(40, 620, 'Freight to Perth $310.00');
  expect(freightInWords(readText(fileOf(paper)))).toBeNull();
});
