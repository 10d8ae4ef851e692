import type { GreyPicture } from './grey-picture.js';

/** The engine reads best when capital letters are about this high, in pixels; it costs more above and errs more below. */
const BEST_HEIGHT = 24;
/** Beyond this, a larger picture costs time and shows nothing new. */
const MOST_PIXELS = 14_000_000;
const LARGEST = 4;
const SMALLEST = 0.4;
/** Scaling by less than this only blurs. */
const LEAST_CHANGE = 0.15;

/** By how much to scale a picture before reading it. */
export function workingScale({ width, height }: GreyPicture, letterHeight: number): number {
  if (letterHeight === 0) return 1;
  const room = Math.sqrt(MOST_PIXELS / (width * height));
  const wanted = Math.min(LARGEST, room, Math.max(SMALLEST, BEST_HEIGHT / letterHeight));
  return Math.abs(wanted - 1) < LEAST_CHANGE ? 1 : wanted;
}
