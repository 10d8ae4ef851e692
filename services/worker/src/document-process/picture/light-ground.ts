import type { GreyPicture } from './grey-picture.js';

/** Print takes up less of a line than this part, so the middle of its greys is the ground. */
const DARKEST = 0.05;
const MIDDLE = 0.5;
const LIGHTEST = 0.95;

/** A line of print with dark letters on light ground: white letters on a coloured band are turned round. */
export function onLightGround(line: GreyPicture): GreyPicture {
  const counts = new Uint32Array(256);
  for (const grey of line.pixels) counts[grey] = (counts[grey] ?? 0) + 1;
  const at = (part: number): number => greyAt(counts, part * line.pixels.length);
  const isLight = at(MIDDLE) - at(DARKEST) >= at(LIGHTEST) - at(MIDDLE);
  return isLight ? line : { ...line, pixels: line.pixels.map((grey) => 255 - grey) };
}

/** The grey that so many pixels do not pass. */
function greyAt(counts: Uint32Array, wanted: number): number {
  let seen = 0;
  const found = counts.findIndex((count) => {
    seen += count;
    return seen >= wanted;
  });
  return found < 0 ? 255 : found;
}
