import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { signsOfPaper } from './signs-of-paper.js';

const paper = new Paper().print(40, 40, 'Invoice No: A-2041').print(40, 80, 'ALDER LTD').print(40, 120, 'for Alder Ltd');

test('a paper says how much of it was understood, and how often a text stands on it', () => {
  const { signs, times } = signsOfPaper(readText(fileOf(paper)));
  expect(signs).toMatchObject({ values: 0, 'mean certainty': 0, pages: 1, labels: 1, 'guessed labels': 0 });
  expect(times('Alder Ltd')).toBe(2);
  expect(times('Birch Ltd')).toBe(0);
});
