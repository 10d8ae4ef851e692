import type { GreyPicture } from './grey-picture.js';

/** A picture made small by the mean of squares of pixels, so that its longer side is at most so long. */
export function shrunkTo(longest: number, { width, height, pixels }: GreyPicture): GreyPicture {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / longest));
  const size = { width: Math.floor(width / step), height: Math.floor(height / step) };
  const small = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) small[y * size.width + x] = meanOf(pixels, (y * width + x) * step, width, step);
  }
  return { ...size, pixels: small };
}

function meanOf(pixels: Uint8Array, start: number, width: number, step: number): number {
  let sum = 0;
  for (let row = 0; row < step; row += 1) {
    for (let index = start + row * width; index < start + row * width + step; index += 1) sum += pixels[index] ?? 0;
  }
  return sum / (step * step);
}
