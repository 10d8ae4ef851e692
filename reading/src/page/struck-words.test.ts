import { expect, test } from 'vitest';
import { Paper } from '../testing/paper.js';
import { phrasesOf } from './phrases.js';

const textsOf = (paper: Paper): string[] => phrasesOf(paper.page()).map(({ text }) => text);

test('a word with a line through its middle is not said, and what stands around it is still one line', () => {
  const paper = new Paper().print(40, 100, 'Timber has has not been used.').line(75, 105, 90);
  expect(textsOf(paper)).toEqual(['Timber has not been used.']);
});

test('of two answers in one word the struck one is left out', () => {
  const paper = new Paper().print(40, 100, 'Yes/No').line(60, 105, 70);
  expect(textsOf(paper)).toEqual(['Yes/']);
});

test.each([
  ['under the words', 40, 109, 165],
  ['of a form, longer than the words', 20, 105, 400],
])('a line %s strikes nothing', (_name, left, y, right) => {
  const paper = new Paper().print(40, 100, 'Timber has been used here').line(left, y, right);
  expect(textsOf(paper).join(' ')).toBe('Timber has been used here');
});
