import { cutColumns, cutRows } from './cut.js';
import type { GreyPicture } from './grey-picture.js';
import type { TextLook } from './look-of-text.js';

/** The height of the band in letters: three lines of text. */
const BAND = 6;

/** The part of a page across which most letters stand: a few of its lines, cut out as stored. Null without letters. */
export function busiestBand(picture: GreyPicture, { letters, letterHeight, direction }: TextLook): GreyPicture | null {
  const isLying = direction.axis === 'lying';
  const places = letters.map(({ left, top, right, bottom }) => (isLying ? (top + bottom) / 2 : (left + right) / 2));
  const start = densest(
    places.sort((a, b) => a - b),
    BAND * letterHeight,
  );
  if (start === null) return null;
  const from = start - letterHeight;
  const to = start + (BAND + 1) * letterHeight;
  return isLying ? cutRows(picture, from, to) : cutColumns(picture, from, to);
}

/** Where a window of this size holds most of the places, which are in order. */
function densest(places: readonly number[], size: number): number | null {
  let best: { count: number; start: number } | null = null;
  let end = 0;
  for (const [index, start] of places.entries()) {
    while (end < places.length && (places[end] ?? 0) < start + size) end += 1;
    if (best === null || end - index > best.count) best = { count: end - index, start };
  }
  return best?.start ?? null;
}
