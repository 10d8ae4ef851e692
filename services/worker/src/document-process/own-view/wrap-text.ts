import { SPACE_WIDTH, textWidth } from './view-font.js';

/** A word on its line: where it begins, counted from the left edge of the text. */
export interface WrappedWord {
  readonly text: string;
  readonly left: number;
  readonly width: number;
}

/** A text broken into lines of words that fit a width; a word wider than that keeps a line of its own. */
export function wrapText(text: string, width: number, isBold: boolean): WrappedWord[][] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => wrapLine(line, width, isBold));
}

function wrapLine(line: string, width: number, isBold: boolean): WrappedWord[][] {
  const lines: WrappedWord[][] = [[]];
  let left = 0;
  for (const text of line
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) => cut(word, isBold))) {
    const wide = textWidth(text, isBold);
    if (left > 0 && left + wide > width) {
      lines.push([]);
      left = 0;
    }
    lines.at(-1)?.push({ text, left, width: wide });
    left += wide + SPACE_WIDTH;
  }
  return lines;
}

/** A run of characters without a space may stick out of its cell, but not further than this, in points. */
const WIDEST_WORD = 400;

function cut(word: string, isBold: boolean): string[] {
  const width = textWidth(word, isBold);
  if (width <= WIDEST_WORD) return [word];
  const letters = [...word];
  const size = Math.max(1, Math.floor((letters.length * WIDEST_WORD) / width));
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, part) => letters.slice(part * size, (part + 1) * size).join(''));
}

/** How wide the widest line of a text is when nothing is wrapped. */
export function naturalWidth(text: string, isBold: boolean): number {
  return Math.max(0, ...text.split(/\r\n|\r|\n/).map((line) => textWidth(line.trim(), isBold)));
}
