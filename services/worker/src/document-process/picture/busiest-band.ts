import type { Rectangle } from '../geometry.js';
import type { GreyPicture } from './grey-picture.js';

/** The height of the band in letters: three lines of text. */
const BAND = 6;

/** The horizontal band of a page that holds most letters; null for a page with hardly any. */
export function busiestBand(letters: readonly Rectangle[], letterHeight: number): { top: number; bottom: number } | null {
  const middles = letters.map(({ top, bottom }) => (top + bottom) / 2).sort((a, b) => a - b);
  const height = BAND * letterHeight;
  if (height === 0) return null;
  let best = { count: 0, top: 0 };
  let end = 0;
  middles.forEach((top, start) => {
    while (end < middles.length && (middles[end] ?? 0) < top + height) end += 1;
    if (end - start > best.count) best = { count: end - start, top };
  });
  return best.count === 0 ? null : { top: best.top - letterHeight, bottom: best.top + height + letterHeight };
}

export function cutBand({ width, height, pixels }: GreyPicture, band: { top: number; bottom: number }): GreyPicture {
  const top = Math.max(0, Math.floor(band.top));
  const bottom = Math.min(height, Math.ceil(band.bottom));
  return { width, height: bottom - top, pixels: pixels.slice(top * width, bottom * width) };
}
