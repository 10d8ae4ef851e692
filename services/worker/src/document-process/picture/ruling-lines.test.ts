import { expect, test } from 'vitest';
import { frameOf, paint, plainPicture, rectangle } from '../testing/grey.js';
import { darkPixelsOf } from './dark-pixels.js';
import { rulingLinesOf } from './ruling-lines.js';

const SMALL_LETTER = 20;

test('the sides of a box are lines, also where letters stand beside them', () => {
  const page = paint(plainPicture(600, 400), [...frameOf(rectangle(100, 100, 300, 120), 3), rectangle(106, 140, 16, 20)]);
  expect(rulingLinesOf(darkPixelsOf(page), SMALL_LETTER)).toHaveLength(4);
});

test('what is left of a dark band between its white letters is no line', () => {
  const letters = Array.from({ length: 12 }, (_, index) => rectangle(120 + 14 * index, 118, 11, 16));
  const page = paint(paint(plainPicture(600, 400), [rectangle(100, 100, 300, 50)], 60), letters, 250);
  expect(rulingLinesOf(darkPixelsOf(page), SMALL_LETTER)).toEqual([]);
});

const LETTER = 24;
const isLying = ({ left, top, right, bottom }: ReturnType<typeof rectangle>): boolean => right - left > bottom - top;

test('a line that slopes a little is found in pieces, none of them as high as a letter', () => {
  const steps = Array.from({ length: 10 }, (_, step) => rectangle(50 + step * 100, 100 + step, 100, 5));
  const lines = rulingLinesOf(darkPixelsOf(paint(plainPicture(1100, 300), steps)), LETTER);
  expect(lines.length).toBeGreaterThan(1);
  expect([Math.min(...lines.map(({ left }) => left)), Math.max(...lines.map(({ right }) => right))]).toEqual([50, 1050]);
  expect(lines.every(({ top, bottom }) => bottom - top < LETTER / 2)).toBe(true);
});

test('a thick frame is lines, a bar that hides words is none', () => {
  const page = paint(plainPicture(1100, 1600), [...frameOf(rectangle(50, 50, 800, 120), 12), rectangle(100, 250, 600, 30)]);
  const lines = rulingLinesOf(darkPixelsOf(page), LETTER);
  expect(lines.filter(isLying).map(({ top }) => top)).toEqual([50, 158]);
  expect(lines.filter((line) => !isLying(line)).map(({ left }) => left)).toEqual([50, 838]);
});

test('a thick stroke that stands alone may be a letter of a title', () => {
  const page = paint(plainPicture(1100, 400), [rectangle(50, 100, 800, 6), rectangle(100, 108, 12, 100)]);
  expect(rulingLinesOf(darkPixelsOf(page), LETTER).filter((line) => !isLying(line))).toEqual([]);
});
