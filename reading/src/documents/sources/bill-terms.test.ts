import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { originalsOf } from './bill-terms.js';

test.each([
  ['Number of originals: THREE (3)', '3'],
  ['Number of originals: THREE / 03', '3'],
  ['ORIGINAL · Page 1 / 1', undefined],
])('%s tells of %s originals', (words, count) => {
  expect(originalsOf(readText(fileOf(new Paper().print(40, 40, words))))?.value).toBe(count);
});
