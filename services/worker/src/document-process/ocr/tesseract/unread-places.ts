import { type Rectangle, rectangleAround } from '../../geometry.js';
import type { OcrWord } from '../ocr-engine.js';

/** Capital letters and digits are between these heights, in heights of the usual letter. */
const LOWEST = 0.65;
const HIGHEST = 1.6;
/** A place has at most this many letters: engines pass over single digits and short codes, longer text they see. */
const MOST_LETTERS = 4;
/** Letters of one place stand this close, in letter heights. */
const NEAR = 0.8;

/** Places where a few letters stand that no word covers. */
export function unreadPlaces(words: readonly OcrWord[], pieces: readonly Rectangle[], letterHeight: number): Rectangle[] {
  const letters = pieces.filter((piece) => isLetter(piece, letterHeight));
  const unread = letters.filter((piece) => !words.some(({ rectangle }) => touches(rectangle, piece)));
  const places: { area: Rectangle; count: number }[] = [];
  for (const piece of unread.toSorted((a, b) => a.left - b.left)) {
    const place = places.find(({ area }) => isBeside(area, piece, letterHeight));
    if (place === undefined) places.push({ area: piece, count: 1 });
    else {
      place.area = rectangleAround([place.area, piece]);
      place.count += 1;
    }
  }
  return places.filter(({ count }) => count <= MOST_LETTERS).map(({ area }) => area);
}

function isLetter({ left, top, right, bottom }: Rectangle, letterHeight: number): boolean {
  const [width, height] = [right - left, bottom - top];
  return height > LOWEST * letterHeight && height < HIGHEST * letterHeight && width > 0.1 * letterHeight && width < 1.5 * letterHeight;
}

function touches(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isBeside(a: Rectangle, b: Rectangle, letterHeight: number): boolean {
  return a.top < b.bottom && b.top < a.bottom && b.left - a.right < NEAR * letterHeight;
}
