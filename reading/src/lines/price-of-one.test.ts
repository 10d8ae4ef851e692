import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { priceOfOne } from './price-of-one.js';

function ofOne(text: string, value: string) {
  const from = phrasesOf(new Paper().print(20, 20, text).page());
  return priceOfOne({ value, from, certainty: 0.95 })?.value;
}

test('a price of many is told by how many stand behind it', () => {
  expect(ofOne('18.50 / 100', '18.50')).toBe('0.185');
  expect(ofOne('4.00 per 1000 pcs', '4.00')).toBe('0.004');
  expect(ofOne('9.35 / 1', '9.35')).toBe('9.35');
  expect(ofOne('9.35 / kg', '9.35')).toBe('9.35');
});
