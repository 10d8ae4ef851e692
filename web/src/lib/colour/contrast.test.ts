import { expect, test } from 'vitest';
import { contrast, parseHex } from './contrast.js';

test('black on white is 21, a colour on itself is 1', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
  expect(contrast([0.3, 0.2, 0.1], [0.3, 0.2, 0.1])).toBe(1);
});

test('a colour is read with and without #, and garbage is no colour', () => {
  expect(parseHex('ff8000')).toEqual([1, 128 / 255, 0]);
  expect(parseHex('#FF8000')).toEqual(parseHex('ff8000'));
  for (const garbage of ['', 'red', '#fff', 'javascript:', 'ff80001']) expect(parseHex(garbage)).toBeNull();
});
