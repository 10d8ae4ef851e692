import type { Rectangle } from '../geometry.js';
import type { GreyPicture } from '../picture/grey-picture.js';

/** A picture of one shade. */
export function plainPicture(width: number, height: number, shade = 255): GreyPicture {
  return { width, height, pixels: new Uint8Array(width * height).fill(shade) };
}

/** Fills rectangles of a picture with a shade. */
export function paint(picture: GreyPicture, rectangles: readonly Rectangle[], shade = 0): GreyPicture {
  for (const { left, top, right, bottom } of rectangles) {
    for (let y = top; y < bottom; y += 1) picture.pixels.fill(shade, y * picture.width + left, y * picture.width + right);
  }
  return picture;
}

/** A rectangle from its corner and size. */
export function rectangle(left: number, top: number, width: number, height: number): Rectangle {
  return { left, top, right: left + width, bottom: top + height };
}

/** The four sides of a box as lines of this thickness. */
export function frameOf({ left, top, right, bottom }: Rectangle, thick: number): Rectangle[] {
  return [
    { left, top, right, bottom: top + thick },
    { left, top: bottom - thick, right, bottom },
    { left, top, right: left + thick, bottom },
    { left: right - thick, top, right, bottom },
  ];
}
