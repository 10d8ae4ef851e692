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
