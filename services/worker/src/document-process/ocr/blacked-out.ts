import type { Rectangle } from '../geometry.js';
import type { OcrWord } from './ocr-engine.js';

/** What stands this close to a bar belongs to what it hides, in heights of a letter. */
const BESIDE = 1;

/**
 * The words of a page without what black bars left of others: what was read in a bar, and the digits and signs right beside one.
 * The rest of a number says nothing about the number. Letters beside a bar stay: the rest of a name or an address may be of use.
 */
export function withoutRemains(words: readonly OcrWord[], bars: readonly Rectangle[], letterHeight: number): OcrWord[] {
  return words.filter(({ text, rectangle }) =>
    bars.every((bar) => !isWithin(rectangle, bar) && !(isRemains(text) && isBeside(rectangle, bar, BESIDE * letterHeight))),
  );
}

const isRemains = (text: string): boolean => /\d/u.test(text) || !/\p{L}{2}/u.test(text);

function isWithin(word: Rectangle, bar: Rectangle): boolean {
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2];
  return bar.left <= x && x <= bar.right && bar.top <= y && y <= bar.bottom;
}

function isBeside(word: Rectangle, bar: Rectangle, reach: number): boolean {
  const shared = Math.min(word.bottom, bar.bottom) - Math.max(word.top, bar.top);
  const apart = Math.max(word.left - bar.right, bar.left - word.right);
  return shared > 0.5 * Math.min(word.bottom - word.top, bar.bottom - bar.top) && apart < reach;
}
