import { type Corners, projectionOf, type Size, sizeOfPage } from './projection.js';

/** Rows of pixels with so many bytes each: 1 for grey, 3 for colours. */
export interface Raster extends Size {
  readonly channels: 1 | 3;
  readonly pixels: Uint8Array;
}

const WHITE = 255;

/** The part of a picture between four corners as if it had been seen straight from above. What lies outside the picture is white. */
export function rectify(stored: Raster, corners: Corners): Raster {
  const page = sizeOfPage(corners, stored);
  const { channels } = stored;
  const pixels = new Uint8Array(page.width * page.height * channels);
  const { a, b, c, d, e, f, g, h } = projectionOf(corners, page, stored);
  for (let y = 0; y < page.height; y += 1) {
    for (let x = 0; x < page.width; x += 1) {
      const [u, v] = [x + 0.5, y + 0.5];
      const depth = g * u + h * v + 1;
      put(stored, (a * u + b * v + c) / depth - 0.5, (d * u + e * v + f) / depth - 0.5, pixels, (y * page.width + x) * channels);
    }
  }
  return { ...page, channels, pixels };
}

/** Puts what stands at a place between four pixels. */
function put({ width, height, channels, pixels }: Raster, x: number, y: number, into: Uint8Array, index: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) {
    into.fill(WHITE, index, index + channels);
    return;
  }
  const [right, down] = [x - left, y - top];
  const first = (top * width + left) * channels;
  const below = first + width * channels;
  for (let channel = 0; channel < channels; channel += 1) {
    const upper = (pixels[first + channel] ?? WHITE) * (1 - right) + (pixels[first + channels + channel] ?? WHITE) * right;
    const lower = (pixels[below + channel] ?? WHITE) * (1 - right) + (pixels[below + channels + channel] ?? WHITE) * right;
    into[index + channel] = upper * (1 - down) + lower * down + 0.5;
  }
}
