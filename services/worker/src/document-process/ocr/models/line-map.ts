import type { Rectangle } from '../../geometry.js';
import { piecesOfInk } from '../../picture/letters.js';

/** For each pixel how likely it belongs to the core of a line of text, row by row. */
export interface LineMap {
  readonly width: number;
  readonly height: number;
  readonly likelihood: Float32Array;
}

/** A pixel as likely as this belongs to a line. */
const LIKELY = 0.3;
/** A line as a whole must be this likely. */
const LIKELY_LINE = 0.5;
/** The core of a line is thinner than its letters: it grows by this, times its area over its circumference (Liao et al., Real-time Scene Text Detection with Differentiable Binarization, 2020). */
const GROWTH = 1.6;
const THINNEST = 3;
/** The last letter of a line is at times not wholly in it: lines are shown this much longer, in parts of their height. */
const LONGER = 0.08;

/** The lines of text on a map: each connected piece, grown to the height of its letters. */
export function linesOfMap({ width, height, likelihood }: LineMap): Rectangle[] {
  const dark = new Uint8Array(likelihood.length);
  for (let index = 0; index < dark.length; index += 1) if ((likelihood[index] ?? 0) > LIKELY) dark[index] = 1;
  return piecesOfInk({ width, height, dark })
    .filter((piece) => isLine(piece, width, likelihood))
    .map(grown);
}

function isLine({ left, top, right, bottom }: Rectangle, width: number, likelihood: Float32Array): boolean {
  if (Math.min(right - left, bottom - top) < THINNEST) return false;
  let [sum, count] = [0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const value = likelihood[y * width + x] ?? 0;
      if (value <= LIKELY) continue;
      sum += value;
      count += 1;
    }
  }
  return sum / count >= LIKELY_LINE;
}

function grown({ left, top, right, bottom }: Rectangle): Rectangle {
  const [across, down] = [right - left, bottom - top];
  const by = (GROWTH * across * down) / (2 * (across + down));
  const longer = LONGER * (down + 2 * by);
  return { left: left - by - longer, top: top - by, right: right + by + longer, bottom: bottom + by };
}
