import { expect, test } from 'vitest';
import { frameOf, paint, plainPicture, rectangle } from '../testing/grey.js';
import { darkPixelsOf } from './dark-pixels.js';
import { rulingLinesOf } from './ruling-lines.js';

const LETTER = 20;

test('the sides of a box are lines, also where letters stand beside them', () => {
  const page = paint(plainPicture(600, 400), [...frameOf(rectangle(100, 100, 300, 120), 3), rectangle(106, 140, 16, 20)]);
  expect(rulingLinesOf(darkPixelsOf(page), LETTER)).toHaveLength(4);
});

test('what is left of a dark band between its white letters is no line', () => {
  const letters = Array.from({ length: 12 }, (_, index) => rectangle(120 + 14 * index, 118, 11, 16));
  const page = paint(paint(plainPicture(600, 400), [rectangle(100, 100, 300, 50)], 60), letters, 250);
  expect(rulingLinesOf(darkPixelsOf(page), LETTER)).toEqual([]);
});
