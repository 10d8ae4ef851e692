import type { GreyPicture } from '../../picture/grey-picture.js';

/** The models were trained on three colours; a grey picture is the same in each. */
export const COLOURS = 3;

/**
 * Puts a picture into a model's input, at the left of a row of `width` pixels: white is 1, black is -1, and what lies beyond the picture is 0.
 * The input is as high as the picture.
 */
export function inputOf({ width: own, height, pixels }: GreyPicture, width: number): Float32Array {
  const plane = width * height;
  const input = new Float32Array(COLOURS * plane);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < own; x += 1) input[y * width + x] = (pixels[y * own + x] ?? 255) / 127.5 - 1;
  }
  input.copyWithin(plane, 0, plane);
  input.copyWithin(2 * plane, 0, plane);
  return input;
}
