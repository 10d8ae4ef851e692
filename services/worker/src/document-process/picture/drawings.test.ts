import { expect, test } from 'vitest';
import { rectangle } from '../testing/grey.js';
import { drawingsOf } from './drawings.js';

const LETTER = 28;
const PAGE = { width: 2400, height: 3400 };
const signature = [rectangle(300, 2000, 120, 90), rectangle(425, 2010, 200, 60)];

test('the strokes of a signature are one drawing; letters are none', () => {
  const letters = Array.from({ length: 20 }, (_, index) => rectangle(300 + 25 * index, 1900, 20, 28));
  expect(drawingsOf([...letters, ...signature], [], LETTER, PAGE)).toEqual([{ left: 300, top: 2000, right: 625, bottom: 2090 }]);
});

test('a title in large letters is print, and doubtful words over a scrawl are not', () => {
  const over = (confidence: number) => [{ rectangle: rectangle(300, 2000, 325, 90), confidence }];
  expect(drawingsOf(signature, over(0.95), LETTER, PAGE)).toEqual([]);
  expect(drawingsOf(signature, over(0.3), LETTER, PAGE)).toHaveLength(1);
});

test('the frame of a table is no drawing', () => {
  const words = Array.from({ length: 6 }, (_, index) => ({ rectangle: rectangle(420, 420 + 60 * index, 100, 28), confidence: 0.9 }));
  expect(drawingsOf([rectangle(400, 400, 1500, 500)], words, LETTER, PAGE)).toEqual([]);
});

test('a signature across the printed name of who signs is a drawing', () => {
  const name = Array.from({ length: 4 }, (_, index) => ({ rectangle: rectangle(320 + 75 * index, 2050, 65, 28), confidence: 0.95 }));
  expect(drawingsOf(signature, name, LETTER, PAGE)).toHaveLength(1);
});
