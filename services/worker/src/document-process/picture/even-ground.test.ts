import { expect, test } from 'vitest';
import { paint, plainPicture, rectangle } from '../testing/grey.js';
import { onEvenGround } from './even-ground.js';

const LETTER = 20;

test('a shadow is taken out, print in it stays dark', () => {
  const page = plainPicture(640, 320, 250);
  paint(page, [rectangle(320, 0, 320, 320)], 170);
  paint(page, [rectangle(500, 150, 6, 20)], 60);
  const even = onEvenGround(page, LETTER);
  expect(even.pixels[100 * 640 + 600]).toBeGreaterThan(240);
  expect(even.pixels[160 * 640 + 503]).toBeLessThan(100);
});

test('a shaded head of a table keeps its shade', () => {
  const page = plainPicture(640, 640, 230);
  paint(page, [rectangle(100, 300, 440, 40)], 60);
  expect(onEvenGround(page, LETTER).pixels[320 * 640 + 300]).toBeLessThan(120);
});

test('a white page is left as it is', () => {
  const page = plainPicture(200, 200, 252);
  expect(onEvenGround(page, LETTER)).toBe(page);
});
