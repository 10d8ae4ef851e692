import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

const FAMILY = 'Tallyport View';
const FONTS = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');

// The fonts come with the PDF library, so that a view looks and measures the same on every machine.
for (const file of ['LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf']) {
  GlobalFonts.registerFromPath(join(FONTS, file), FAMILY);
}

/** Letter size and line height of our own view, in points. */
export const FONT_SIZE = 9;
export const LINE_HEIGHT = 12;
/** From the top of a line to its baseline. */
export const BASELINE = 9.2;

export const fontOf = (isBold: boolean): string => `${isBold ? 'bold ' : ''}${FONT_SIZE}px "${FAMILY}", sans-serif`;

const measuring = createCanvas(1, 1).getContext('2d');

/** How wide our own view prints a text, in points. */
export function textWidth(text: string, isBold: boolean): number {
  measuring.font = fontOf(isBold);
  return measuring.measureText(text).width;
}

export const SPACE_WIDTH = textWidth(' ', false);
