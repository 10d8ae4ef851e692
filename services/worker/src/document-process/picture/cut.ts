import type { Rectangle } from '../geometry.js';
import type { GreyPicture } from './grey-picture.js';

/** The rows of a picture from one to another, as far as it has them. */
export function cutRows({ width, height, pixels }: GreyPicture, from: number, to: number): GreyPicture {
  const top = Math.max(0, Math.floor(from));
  const bottom = Math.min(height, Math.ceil(to));
  return { width, height: bottom - top, pixels: pixels.slice(top * width, bottom * width) };
}

/** The columns of a picture from one to another, as far as it has them. */
export function cutColumns({ width, height, pixels }: GreyPicture, from: number, to: number): GreyPicture {
  const left = Math.max(0, Math.floor(from));
  const right = Math.min(width, Math.ceil(to));
  const cut = new Uint8Array((right - left) * height);
  for (let y = 0; y < height; y += 1) cut.set(pixels.subarray(y * width + left, y * width + right), y * (right - left));
  return { width: right - left, height, pixels: cut };
}

/** A part of a picture with white around it, and where its upper left corner lies in the whole. */
export interface CutOut {
  readonly picture: GreyPicture;
  readonly left: number;
  readonly top: number;
}

/** Cuts a rectangle out of a picture and sets it on white ground, so that nothing touches the edge. */
export function cutOut({ width, height, pixels }: GreyPicture, area: Rectangle, border: number): CutOut {
  const left = Math.max(0, Math.floor(area.left));
  const top = Math.max(0, Math.floor(area.top));
  const right = Math.min(width, Math.ceil(area.right));
  const bottom = Math.min(height, Math.ceil(area.bottom));
  const size = { width: right - left + 2 * border, height: bottom - top + 2 * border };
  const cut = new Uint8Array(size.width * size.height).fill(255);
  for (let y = top; y < bottom; y += 1)
    cut.set(pixels.subarray(y * width + left, y * width + right), (y - top + border) * size.width + border);
  return { picture: { ...size, pixels: cut }, left: left - border, top: top - border };
}
