import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { Paper } from '../testing/paper.js';
import { KNOWN, knownWords } from './known-words.js';

/** What is known of each word of a line. */
function known(line: string): string[][] {
  const [phrase] = readText({ pages: [new Paper().print(40, 40, line).page()] }).phrases;
  if (phrase === undefined) throw new Error('nothing printed');
  return knownWords(phrase, 'day first').map((own) => KNOWN.filter((_, at) => own[at]));
}

test('lists and forms of values tell what words are', () => {
  expect(known('12 PCS').map((own) => own.includes('unit of quantity'))).toEqual([false, true]);
  expect(known('CIF Hamburg').map((own) => own.includes('incoterm'))).toEqual([true, false]);
  expect(known('EUR 5,00')[0]).toContain('currency');
});

test('words beside each other are a country, a code of the tariff or a day together', () => {
  expect(known('made in New Zealand').map((own) => own.includes('country'))).toEqual([false, false, true, true]);
  expect(known('9403 60 10').every((own) => own.includes('tariff code'))).toBe(true);
  expect(known('on 12 March 2026').map((own) => own.includes('day'))).toEqual([false, true, true, true]);
});

test('all words of a name know that it is one', () => {
  expect(known('Alder Valves Ltd').every((own) => own.includes('company'))).toBe(true);
});
