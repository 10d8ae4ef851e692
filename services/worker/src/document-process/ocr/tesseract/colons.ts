import type { Rectangle } from '../../geometry.js';
import type { OcrWord } from '../ocr-engine.js';

/** A dot is smaller than this, in heights of a letter; two of them stand above each other within one letter. */
const DOT = 0.36;
const APART = 1.1;
/** The two dots are so plain that the colon is surer than any letter read in their place. */
const CONFIDENCE = 0.9;

/** The words of a page, where a colon that stands alone was taken for a letter or a digit (`1 UC986`): two dots above each other are one. */
export function withColons(words: readonly OcrWord[], pieces: readonly Rectangle[], letterHeight: number): OcrWord[] {
  const dots = pieces.filter(({ left, top, right, bottom }) => Math.max(right - left, bottom - top) <= DOT * letterHeight);
  return words.map((word) =>
    word.text.length <= 2 && word.text !== ':' && isColon(word.rectangle, pieces, dots, letterHeight)
      ? { ...word, text: ':', confidence: CONFIDENCE }
      : word,
  );
}

function isColon(place: Rectangle, pieces: readonly Rectangle[], dots: readonly Rectangle[], letterHeight: number): boolean {
  const room = { left: place.left - 1, top: place.top - 1, right: place.right + 1, bottom: place.bottom + 1 };
  const inside = pieces.filter((piece) => holds(room, piece));
  const [upper, lower] = inside.toSorted((a, b) => a.top - b.top);
  if (upper === undefined || lower === undefined || inside.length !== 2) return false;
  const isAbove = lower.top > upper.bottom && lower.bottom - upper.top < APART * letterHeight;
  const isStraight = Math.abs(upper.left + upper.right - lower.left - lower.right) < DOT * letterHeight;
  return dots.includes(upper) && dots.includes(lower) && isAbove && isStraight;
}

const holds = (outer: Rectangle, inner: Rectangle): boolean =>
  outer.left <= inner.left && inner.right <= outer.right && outer.top <= inner.top && inner.bottom <= outer.bottom;
