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
  const dark = new Uint8Array(width * height);
  const reach = Math.max(8, Math.round(Math.min(width, height) / 40));
  // What the rows around hold in each column; a row enters below and leaves above.
  const columns = new Int32Array(width);
  for (let y = 0; y < Math.min(height, reach); y += 1) enter(columns, pixels, y * width);
  for (let y = 0; y < height; y += 1) {
    const [below, above] = [y + reach, y - reach - 1];
    if (below < height && above >= 0) replace(columns, pixels, below * width, above * width);
    else if (below < height) enter(columns, pixels, below * width);
    else if (above >= 0) leave(columns, pixels, above * width);
    const rows = Math.min(height, y + reach + 1) - Math.max(0, y - reach);
    markRow(dark, pixels, columns, y * width, rows, reach);
  }
  return { width, height, dark };
}

function enter(columns: Int32Array, pixels: Uint8Array, row: number): void {
  for (let x = 0; x < columns.length; x += 1) columns[x] = (columns[x] ?? 0) + (pixels[row + x] ?? 0);
}

function leave(columns: Int32Array, pixels: Uint8Array, row: number): void {
  for (let x = 0; x < columns.length; x += 1) columns[x] = (columns[x] ?? 0) - (pixels[row + x] ?? 0);
}

function replace(columns: Int32Array, pixels: Uint8Array, entering: number, leaving: number): void {
  for (let x = 0; x < columns.length; x += 1) columns[x] = (columns[x] ?? 0) + (pixels[entering + x] ?? 0) - (pixels[leaving + x] ?? 0);
}

/** The ink that is left where some of it was erased to white. */
export function inkLeft({ width, height, dark }: DarkPixels, erased: GreyPicture): DarkPixels {
  const { pixels } = erased;
  const left = new Uint8Array(dark);
  for (let index = 0; index < left.length; index += 1) if (pixels[index] === 255) left[index] = 0;
  return { width, height, dark: left };
}

/** Marks the dark pixels of one row, with the mean of a window that moves along it. */
function markRow(dark: Uint8Array, pixels: Uint8Array, columns: Int32Array, start: number, rows: number, reach: number): void {
  const width = columns.length;
  let sum = 0;
  for (let x = 0; x < Math.min(width, reach); x += 1) sum += columns[x] ?? 0;
  for (let x = 0; x < width; x += 1) {
    if (x + reach < width) sum += columns[x + reach] ?? 0;
    if (x - reach - 1 >= 0) sum -= columns[x - reach - 1] ?? 0;
    const value = pixels[start + x] ?? 255;
    if (value > NEVER_INK) continue;
    const count = rows * (Math.min(width, x + reach + 1) - Math.max(0, x - reach));
    if (value * count < sum * (1 - DARKER)) dark[start + x] = 1;
  }
}
