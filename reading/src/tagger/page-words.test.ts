import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { Paper } from '../testing/paper.js';
import { wordsOfPage } from './page-words.js';

test('all words of a number whose thousands stand apart have it', () => {
  const { phrases } = readText({ pages: [new Paper().print(40, 40, 'Sum 5 096,00 kr').page()] });
  expect(wordsOfPage(phrases, { numberStyle: 'comma', dayOrder: 'day first' }).map(({ number }) => number)).toEqual([
    null,
    5096,
    5096,
    null,
  ]);
});
