import { expect, test } from 'vitest';
import { directionOfText } from './direction-of-text.js';

const HEIGHT = 12;

/** Forty lines of letters of different lengths, turned clockwise by some degrees around the corner of the page. */
function letters(degrees: number) {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return Array.from({ length: 40 }, (_, line) =>
    Array.from({ length: 20 + ((line * 7) % 31) }, (_letter, at) => {
      // Letters of different widths: those of two lines never stand in columns.
      const [along, foot] = [at * 14 + ((line * 11 + at * at * 3) % 13), line * 30];
      const [left, bottom] = [along * cosine - foot * sine, along * sine + foot * cosine];
      return { left, right: left + 9, top: bottom - HEIGHT, bottom };
    }),
  ).flat();
}

test.each([-27, -18, -9.5, -1, 1, 6, 18, 27])('lines that fall by %s degrees are put straight', (degrees) => {
  const { axis, skew } = directionOfText(letters(degrees), HEIGHT);
  expect(axis).toBe('lying');
  expect(Math.abs(skew - degrees)).toBeLessThan(0.25);
});

test('straight lines stay as they are', () => {
  expect(directionOfText(letters(0), HEIGHT)).toEqual({ axis: 'lying', skew: 0 });
});

test('lines that run upwards are told from those that fall', () => {
  const standing = letters(4).map(({ left, right, top, bottom }) => ({ left: top, right: bottom, top: left, bottom: right }));
  expect(directionOfText(standing, HEIGHT).axis).toBe('standing');
});
