import { expect, test } from 'vitest';
import { firstAt, insert } from './ascending.js';

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
  [5, 3],
  [6, 4],
])('the first number that is at least %d stands at %d', (least, index) => {
  expect(firstAt([1, 3, 3, 5], least)).toBe(index);
});

test('the search may begin later', () => {
  expect(firstAt([1, 3, 3, 5], 0, 2)).toBe(2);
});

test('numbers put in one by one are ascending', () => {
  const numbers: number[] = [];
  for (const number of [5, 1, 4, 4, 9, -2]) insert(number, numbers);
  expect(numbers).toEqual([-2, 1, 4, 4, 5, 9]);
});
