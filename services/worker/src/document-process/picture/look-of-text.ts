import type { Rectangle } from '../geometry.js';
import { darkPixelsOf } from './dark-pixels.js';
import { directionOfText, type TextDirection } from './direction-of-text.js';
import type { GreyPicture } from './grey-picture.js';
import { lettersOf, piecesOfInk } from './letters.js';

/** What can be told of the text on a picture without reading it. */
export interface TextLook {
  readonly letters: readonly Rectangle[];
  /** The usual height of a letter in pixels; 0 where there is hardly any text. */
  readonly letterHeight: number;
  readonly direction: TextDirection;
}

/** Fewer letters than this say nothing about how the page lies. */
const ENOUGH_LETTERS = 40;
const STRAIGHT: TextDirection = { axis: 'lying', skew: 0 };

export function lookOfText(picture: GreyPicture): TextLook {
  const { letters, height } = lettersOf(piecesOfInk(darkPixelsOf(picture)));
  const direction = letters.length < ENOUGH_LETTERS ? STRAIGHT : directionOfText(letters, height);
  return { letters, letterHeight: height, direction };
}
