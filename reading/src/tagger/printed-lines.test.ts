import { expect, test } from 'vitest';
import { printedLines } from './printed-lines.js';

const at = (left: number, top: number, height = 10) => ({ area: { left, top, right: left + 20, bottom: top + height } });

test('words of one height are a line from left to right, whatever their order', () => {
  const { line, place, words } = printedLines([at(200, 41), at(40, 40), at(40, 56)]);
  expect([...line]).toEqual([0, 0, 1]);
  expect([...place]).toEqual([1, 0, 0]);
  expect(words).toEqual([[1, 0], [2]]);
});

test('small print beside large letters is a line of its own only where its middle is far from theirs', () => {
  expect([...printedLines([at(40, 40, 20), at(80, 46, 8)]).line]).toEqual([0, 0]);
  expect([...printedLines([at(40, 40, 20), at(80, 56, 8)]).line]).toEqual([0, 1]);
});
