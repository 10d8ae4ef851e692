import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { withoutTitles } from './without-titles.js';

const CAPTIONS = ['SHIPPER', 'STREET', 'CITY', 'CONSIGNEE', 'TRAILER', 'P.O. NUMBER', 'ROUTE'];
const FILLED = ['Alder Cabinet Works', 'Elm Street', 'Shawano'];

/** What is left of a scanned form: captions, and what a hand has written large under some of them. */
function leftOf(filled: readonly string[]): string[] {
  const paper = new Paper().print(40, 20, 'ALDER EXPRESS', 30).lines(300, 100, CAPTIONS, 6);
  for (const [index, text] of filled.entries()) paper.print(40, 100 + 40 * index, text, 18);
  const phrases = phrasesOf(paper.page()).map((phrase) => ({ ...phrase, method: 'ocr' as const }));
  return withoutTitles(phrases, phrases).map(({ text }) => text);
}

test('print far larger than labels is a title', () => {
  expect(leftOf(['Alder Cabinet Works'])).toEqual(CAPTIONS);
});

test('much of it is what a hand has filled in', () => {
  const left = leftOf(FILLED);
  expect(FILLED.every((text) => left.includes(text))).toBe(true);
  expect(left).not.toContain('ALDER EXPRESS');
});
