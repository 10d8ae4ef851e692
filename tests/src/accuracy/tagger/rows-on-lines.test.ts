import { expect, test } from 'vitest';
import { rowsOnLines } from './rows-on-lines.js';

test('rows keep their order, though a line further up is more like one of them', () => {
  expect(
    rowsOnLines([
      [0, 3, 0, 0],
      [4, 0, 0, 2],
    ]),
  ).toEqual([1, 3]);
});

test('no two rows stand on one line', () => {
  expect(
    rowsOnLines([
      [0, 5, 4],
      [0, 5, 4],
    ]),
  ).toEqual([1, 2]);
});

test('a row for which no line is left stands nowhere', () => {
  expect(rowsOnLines([[1], [2]]).filter((line) => line === -1)).toHaveLength(1);
  expect(rowsOnLines([[]])).toEqual([-1]);
});
