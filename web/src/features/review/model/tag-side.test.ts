import { expect, test } from 'vitest';
import { tagSide } from './tag-side.js';

const SHEET = { width: 1_000, height: 1_000 };
const NAME = { width: 100, height: 16 };
const box = (x: number, y: number, width = 0.1) => ({ x, y, width, height: 0.02 });
const value = box(0.4, 0.5);
const side = (...print: ReturnType<typeof box>[]) => tagSide([value], [value, ...print], NAME, SHEET);

test('a name stands above its value where that covers no print', () => {
  expect(side(box(0.4, 0.3), box(0.1, 0.5))).toBe('above');
});

test('it stands beside or below where print is above', () => {
  const above = box(0.3, 0.48, 0.3);
  expect(side(above)).toBe('right');
  expect(side(above, box(0.52, 0.5))).toBe('left');
  expect(side(above, box(0.52, 0.5), box(0.35, 0.5, 0.04))).toBe('below');
});

test('it never leaves the page, nor covers the next line of its own value; where there is no room there is no name', () => {
  expect(tagSide([box(0.95, 0, 0.05)], [], NAME, SHEET)).toBe('left');
  const second = box(0.4, 0.525);
  const print = [value, second, box(0.3, 0.48, 0.3), box(0.52, 0.5), box(0.35, 0.5, 0.04)];
  expect(tagSide([value, second], print, NAME, SHEET)).toBeNull();
});
