import type { Rectangle } from '../../geometry.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The model sees so much ground around the print at least, and sides that are multiples of this, in pixels. */
export const STEP = 32;
const GROUND = 28;
/** Less than this part of a page is not worth another view of it: a page with narrow margins is seen whole. */
const LEAST_SAVED = 0.25;

/** The part of a picture that holds its print: on a page that is half empty the ground would cost as much time as the text. All of it where that saves little. */
export function partWithPrint({ left, top, right, bottom }: Rectangle, { width, height }: Size): Rectangle {
  const part = {
    left: Math.max(0, Math.floor((left - GROUND) / STEP) * STEP),
    top: Math.max(0, Math.floor((top - GROUND) / STEP) * STEP),
    right: Math.min(width, Math.ceil((right + GROUND) / STEP) * STEP),
    bottom: Math.min(height, Math.ceil((bottom + GROUND) / STEP) * STEP),
  };
  const share = ((part.right - part.left) * (part.bottom - part.top)) / (width * height);
  return share <= 1 - LEAST_SAVED ? part : { left: 0, top: 0, right: width, bottom: height };
}
