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

test('places and proofs stand where the trainer varies them (tests/tagger/varied.py)', () => {
  const text = readText({ pages: [new Paper().print(60, 84, '5').print(200, 84, '2.00').print(300, 84, '10.00').page()] });
  const { signs } = signsOfPage(wordsOfPage(text.phrases, text), { size: { width: 600, height: 840 }, index: 0, pages: 1 }, NAMER);
  const of = (word: number) => signs.subarray(word * SIGNS, (word + 1) * SIGNS);
  for (const [at, share] of [60 / 600, 65 / 600, 84 / 840, 94 / 840].entries()) expect(of(0)[24 + at]).toBeCloseTo(share);
  expect([0, 1, 2].map((word) => [...of(word).subarray(34, 38)])).toEqual([
    [0, 1, 0, 0],
    [0, 1, 0, 0],
    [1, 0, 0, 0],
  ]);
});
