import { expect, test } from 'vitest';
import { typeArea } from './type-area.js';

/** The ink of a word in letters of size 10 that stand on a line at 100. */
const inked = (above: number, below = 0) => ({ left: 20, right: 50, top: 100 - above, bottom: 100 + below });

test.each([
  ['sum', 5.3, 0],
  ['page', 5.3, 2.1],
  ['Total', 7.2, 0],
  ['Qty', 7.2, 2.1],
  ['(kg)', 7.2, 2.1],
  ['12,50', 7.2, 0.7],
  ['Émile', 9, 0],
])('%s has the place of its type, whichever letters stand in it', (text, above, below) => {
  const { left, right, top, bottom } = typeArea(text, inked(above, below));
  expect({ left, right }).toEqual({ left: 20, right: 50 });
  expect(top).toBeCloseTo(92.8, 1);
  expect(bottom).toBeCloseTo(102, 1);
});

test('of signs without letters nothing is known but their ink', () => {
  expect(typeArea('-', inked(3))).toEqual(inked(3));
});
