import type { Rectangle } from '../geometry.js';
import type { GreyPicture } from './grey-picture.js';
import { piecesOfInk } from './letters.js';

/** A bar is about as high as the letters that it hides, or higher, and longer than one of them, in heights of a letter. */
const LOWEST = 0.6;
const HIGHEST = 4;
const SHORTEST = 1.4;
/** It is black, not a shade of grey, and filled: a heading in white letters is not. */
const BLACK = 70;
const FILLED = 0.87;

/** The bars with which somebody made words unreadable. */
export function blackBarsOf({ width, height, pixels }: GreyPicture, letterHeight: number): Rectangle[] {
  const dark = new Uint8Array(width * height);
  let hasRuns = false;
  for (let y = 0; y < height; y += 1) hasRuns = markLongRuns(dark, pixels, y * width, width, SHORTEST * letterHeight) || hasRuns;
  if (!hasRuns) return [];
  return piecesOfInk({ width, height, dark }).filter((piece) => {
    const tall = piece.bottom - piece.top;
    return tall >= LOWEST * letterHeight && tall <= HIGHEST * letterHeight && partFilled(piece, dark, width) >= FILLED;
  });
}

/** Marks the runs of black pixels in a row that are longer than any stroke of a letter; answers whether there are any. */
function markLongRuns(dark: Uint8Array, pixels: Uint8Array, start: number, width: number, shortest: number): boolean {
  if (!mayHoldRun(pixels, start, width, shortest)) return false;
  let hasRuns = false;
  let from = -1;
  for (let x = 0; x <= width; x += 1) {
    const isBlack = x < width && (pixels[start + x] ?? 255) < BLACK;
    if (isBlack && from === -1) from = x;
    if (isBlack || from === -1) continue;
    if (x - from >= shortest) {
      dark.fill(1, start + from, start + x);
      hasRuns = true;
    }
    from = -1;
  }
  return hasRuns;
}

/** Whether a row is black at any of the places that lie as far apart as the shortest run is long: a run covers one of them. */
function mayHoldRun(pixels: Uint8Array, start: number, width: number, shortest: number): boolean {
  const step = Math.max(1, Math.floor(shortest));
  for (let x = step - 1; x < width; x += step) if ((pixels[start + x] ?? 255) < BLACK) return true;
  return false;
}

function partFilled({ left, top, right, bottom }: Rectangle, dark: Uint8Array, width: number): number {
  let count = 0;
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) count += dark[y * width + x] ?? 0;
  return count / ((right - left) * (bottom - top));
}
