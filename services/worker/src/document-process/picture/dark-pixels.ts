import type { GreyPicture } from './grey-picture.js';

/** Which pixels carry ink: 1 for dark, 0 for ground. */
export interface DarkPixels {
  readonly width: number;
  readonly height: number;
  readonly dark: Uint8Array;
}

/** A pixel is ink if it is darker by this part than the mean around it. */
const DARKER = 0.15;
/** Lighter than this is never ink, whatever lies around it. */
const NEVER_INK = 215;

/** Separates ink from ground by the mean of the neighbourhood, so that shadows and shaded cells do no harm. */
export function darkPixelsOf({ width, height, pixels }: GreyPicture): DarkPixels {
  const sums = integralOf(pixels, width, height);
  const dark = new Uint8Array(width * height);
  const reach = Math.max(8, Math.round(Math.min(width, height) / 40));
  const stride = width + 1;
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    for (let x = 0; x < width; x += 1) {
      const value = pixels[y * width + x] ?? 255;
      if (value > NEVER_INK) continue;
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum =
        (sums[bottom * stride + right] ?? 0) -
        (sums[top * stride + right] ?? 0) -
        (sums[bottom * stride + left] ?? 0) +
        (sums[top * stride + left] ?? 0);
      if (value * (right - left) * (bottom - top) < sum * (1 - DARKER)) dark[y * width + x] = 1;
    }
  }
  return { width, height, dark };
}

/** Sums over all rectangles from the upper left corner; 70 million pixels of white stay below 2^35. */
function integralOf(pixels: Uint8Array, width: number, height: number): Float64Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  return sums;
}
