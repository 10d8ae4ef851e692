import { heightOf } from './area.js';
import type { Phrase } from './phrases.js';

/** How large a phrase is printed. Recognised words of one line differ by a dot or two in height: the one in the middle speaks for all. */
export function typeSizeOf(phrase: Phrase): number {
  if (phrase.method !== 'ocr') return heightOf(phrase.area);
  const sizes = phrase.words
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ area }) => heightOf(area))
    .toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? heightOf(phrase.area);
}

/** The height of most print: the middle one of some phrases; null where there is none. */
export function usualHeight(phrases: readonly Phrase[]): number | null {
  const heights = phrases.map(({ area }) => heightOf(area)).toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? null;
}
