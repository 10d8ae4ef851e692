import { expect, test } from 'vitest';
import { frameOf, paint, plainPicture, rectangle } from '../testing/grey.js';
import { darkPixelsOf } from './dark-pixels.js';
import type { GreyPicture } from './grey-picture.js';
import { piecesOfInk } from './letters.js';
import { type TickBox, tickBoxesOf } from './tick-boxes.js';

const LETTER = 28;

function boxesOf(picture: GreyPicture): readonly TickBox[] {
  const ink = darkPixelsOf(picture);
  return tickBoxesOf(piecesOfInk(ink), ink, LETTER);
}

test('an empty box is told from one with a mark', () => {
  const page = plainPicture(400, 200);
  paint(page, frameOf(rectangle(40, 40, 32, 32), 3));
  paint(page, frameOf(rectangle(140, 40, 32, 32), 3));
  paint(page, [rectangle(148, 54, 16, 5), rectangle(153, 48, 5, 16)]);
  expect(boxesOf(page).map(({ left, isTicked }) => [left, isTicked])).toEqual([
    [40, false],
    [140, true],
  ]);
});

test('a square letter within a word is no box', () => {
  const page = plainPicture(400, 200);
  paint(page, frameOf(rectangle(40, 40, 28, 28), 3));
  paint(page, [rectangle(71, 40, 4, 28), rectangle(78, 40, 4, 28)]);
  expect(boxesOf(page)).toEqual([]);
});

test('an open frame, a long cell and a full square are no boxes', () => {
  const page = plainPicture(600, 300);
  paint(page, frameOf(rectangle(40, 40, 32, 32), 3).slice(0, 3));
  paint(page, frameOf(rectangle(140, 40, 90, 32), 3));
  paint(page, frameOf(rectangle(300, 40, 120, 120), 3));
  expect(boxesOf(page)).toEqual([]);
});
