import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { Paper } from '../testing/paper.js';
import { type Namer, signsOfPage } from './page-signs.js';
import { wordsOfPage } from './page-words.js';
import { SIGNS } from './word-signs.js';

const NAMER: Namer = { asLabel: (text) => (text === 'Total' ? [[3, 0.75]] : []), asHead: () => [] };

test('each word has the signs of its form, its place and its phrase', () => {
  const text = readText({ pages: [new Paper().print(60, 84, 'Total').print(300, 84, '12.50 EUR').page()] });
  const words = wordsOfPage(text.phrases, text);
  const signs = signsOfPage(words, { size: { width: 600, height: 840 }, index: 0, pages: 1 }, NAMER);
  expect(words.map(({ word, number }) => [word.text, number])).toEqual([
    ['Total', null],
    ['12.50', 12.5],
    ['EUR', null],
  ]);
  expect(signs.labels).toEqual([[[3, 0.75]], [], []]);
  expect([signs.count, signs.signs.length]).toEqual([3, 3 * SIGNS]);
  expect([...signs.line]).toEqual([0, 0, 0]);
  expect(signs.signs[24]).toBeCloseTo(60 / 600);
});
