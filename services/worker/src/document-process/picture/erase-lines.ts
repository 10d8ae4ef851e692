import type { Rectangle } from '../geometry.js';
import type { DarkPixels } from './dark-pixels.js';
import type { GreyPicture } from './grey-picture.js';

/** Ink that reaches this much further than the line itself is a letter that touches it. */
const STICKS_OUT = 3;
/** The grey seam of a line on each side, in heights of a letter: pictures that were enlarged have wide ones. */
const SEAM = 0.07;

/** The picture without its ruling lines: an OCR engine takes boxes for letters and loses the text inside them. */
export function eraseLines(picture: GreyPicture, ink: DarkPixels, lines: readonly Rectangle[], letterHeight: number): GreyPicture {
  const seam = Math.max(1, Math.round(letterHeight * SEAM));
  const pixels = new Uint8Array(picture.pixels);
  const { width, height } = picture;
  for (const line of lines) {
    const isLying = line.right - line.left >= line.bottom - line.top;
    const at = isLying
      ? (along: number, across: number): number => across * width + along
      : (along: number, across: number): number => along * width + across;
    const [from, to, first, end] = isLying
      ? [line.left, line.right, line.top, line.bottom]
      : [line.top, line.bottom, line.left, line.right];
    const limit = isLying ? height : width;
    for (let along = from; along < to; along += 1) {
      const before = inkBeyond(ink.dark, (step) => at(along, first - step), first);
      const after = inkBeyond(ink.dark, (step) => at(along, end - 1 + step), limit - end);
      if (before > STICKS_OUT || after > STICKS_OUT) continue;
      const clearFrom = Math.max(0, first - before - seam);
      const clearTo = Math.min(limit, end + after + seam);
      for (let across = clearFrom; across < clearTo; across += 1) pixels[at(along, across)] = 255;
    }
  }
  return { width, height, pixels };
}

/** The picture without what stands in some areas. */
export function eraseAreas({ width, height, pixels }: GreyPicture, areas: readonly Rectangle[]): GreyPicture {
  if (areas.length === 0) return { width, height, pixels };
  const erased = new Uint8Array(pixels);
  for (const { left, top, right, bottom } of areas)
    clear(erased, { left: left - RIM, top: top - RIM, right: right + RIM, bottom: bottom + RIM }, width, height);
  return { width, height, pixels: erased };
}

/** The grey rim of a stroke, in pixels. */
const RIM = 2;

function clear(pixels: Uint8Array, { left, top, right, bottom }: Rectangle, width: number, height: number): void {
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1)
    pixels.fill(255, y * width + Math.max(0, left), y * width + Math.min(width, right));
}

/** How many dark pixels follow without a break outside the line, counted up to where it no longer matters. */
function inkBeyond(dark: Uint8Array, indexAt: (step: number) => number, room: number): number {
  let count = 0;
  while (count < room && count <= STICKS_OUT && dark[indexAt(count + 1)] === 1) count += 1;
  return count;
}
