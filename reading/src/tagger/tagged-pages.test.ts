import { expect, test } from 'vitest';
import type { Page } from '../document-model.js';
import { readText } from '../pipeline.js';
import { Paper } from '../testing/paper.js';
import type { TaggerModel } from './model.js';
import { tagPages } from './tagged-pages.js';
import { LETTER_RUNS, TAGGED_PAGES } from './tuning.js';
import { SIGNS } from './word-signs.js';

const NOTHING = { weights: new Float32Array(SIGNS), bias: new Float32Array(1) };
const EMPTY = new Float32Array(LETTER_RUNS.buckets);

/** A network of no layer, which knows nothing. */
const MODEL: TaggerModel = {
  namer: { asLabel: () => [], asHead: () => [] },
  network: {
    width: 1,
    heads: 1,
    letters: EMPTY,
    labels: EMPTY,
    columns: EMPTY,
    signs: NOTHING,
    mix: NOTHING,
    layers: [],
    end: NOTHING,
    roles: NOTHING,
    starts: NOTHING,
    fields: NOTHING,
  },
};
const tagged = (pages: readonly Page[]) => tagPages(readText({ pages }), MODEL);
const words = (count: number): string => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');

test('a page is tagged once, and anew where it stands elsewhere in its paper', () => {
  const [one, other] = [1, 2].map((number) => new Paper().lines(40, 40, ['Invoice 12 of us', `Total ${number}.00`]).page(number));
  if (one === undefined || other === undefined) throw new Error('two pages');
  const [first] = tagged([one]);
  expect(tagged([one])[0]).toBe(first);
  expect(tagged([one, other])[0]).not.toBe(first);
});

test('of a paper of many words the first pages are tagged, and of few words none', () => {
  const pages = [1, 2, 3].map((number) =>
    new Paper()
      .lines(
        10,
        10,
        Array.from({ length: 90 }, () => words(10)),
      )
      .page(number),
  );
  const found = tagged(pages);
  expect(found.reduce((sum, page) => sum + page.words.length, 0)).toBeLessThanOrEqual(TAGGED_PAGES.mostWords);
  expect(found).toHaveLength(2);
  expect(tagged([new Paper().lines(40, 40, ['Hello']).page()])).toEqual([]);
});
