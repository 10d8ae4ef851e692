import { expect, test } from 'vitest';
import { rectangle } from '../testing/grey.js';
import { dashedLinesOf } from './dashed-lines.js';

const LETTER = 28;
const dashes = (count: number, top: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => rectangle(100 + 22 * index, top(index), 14, 4));

test('dashes in a row are one line, also where it falls a little', () => {
  expect(
    dashedLinesOf(
      dashes(30, (index) => 50 + Math.floor(index / 10)),
      LETTER,
    ),
  ).toEqual([{ left: 100, top: 50, right: 100 + 22 * 29 + 14, bottom: 56 }]);
});

test('a few hyphens are none, and leader dots are none', () => {
  expect(
    dashedLinesOf(
      dashes(5, () => 50),
      LETTER,
    ),
  ).toEqual([]);
  const dots = Array.from({ length: 30 }, (_, index) => rectangle(100 + 12 * index, 50, 4, 4));
  expect(dashedLinesOf(dots, LETTER)).toEqual([]);
});
