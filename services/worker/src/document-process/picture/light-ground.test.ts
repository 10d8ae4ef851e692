import { expect, test } from 'vitest';
import { paint, plainPicture, rectangle } from '../testing/grey.js';
import { onLightGround } from './light-ground.js';

const LETTERS = [rectangle(4, 4, 6, 12), rectangle(14, 4, 6, 12), rectangle(30, 4, 6, 12)];

test('dark letters stay as they are, also on grey paper', () => {
  const line = paint(plainPicture(40, 20, 150), LETTERS, 40);
  expect(onLightGround(line)).toBe(line);
});

test('white letters on a dark band are turned round', () => {
  const turned = onLightGround(paint(plainPicture(40, 20, 60), LETTERS, 250));
  expect([turned.pixels[0], turned.pixels[5 * 40 + 5]]).toEqual([195, 5]);
});
