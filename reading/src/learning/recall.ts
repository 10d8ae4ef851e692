import { wordKey } from '@tallyport/domain/values/printed-key';
import type { DocumentText } from '../document-text.js';
import { type Area, heightOf, overlapY } from '../page/area.js';
import { type Phrase, phraseOfWords } from '../page/phrases.js';
import { type Anchor, keysOf } from './anchor.js';

/** How far a value may stand from where an anchor points, in points: forms are printed by different machines. */
const SLACK = { right: 24, down: 5 };
/** Lines further apart than this, in heights of a letter, do not belong together. */
const WIDEST_LEADING = 1.9;

/** What stands on another paper where the anchors point: one line, or as many as the taught value had at most. */
export function recall(anchors: readonly Anchor[], lines: number, text: DocumentText): readonly Phrase[] {
  for (const anchor of anchors) {
    const found = placesOfAnchor(anchor, text).toSorted((a, b) => farFrom(a, anchor) - farFrom(b, anchor));
    for (const place of found) {
      const first = valueAt(place, anchor, text);
      if (first !== null) return [first, ...linesUnder(first, lines - 1, text)];
    }
  }
  return [];
}

/** Where the words of an anchor are printed: a whole phrase, or the beginning of one that the value follows. */
function placesOfAnchor(anchor: Anchor, { phrases }: DocumentText): Phrase[] {
  return phrases.flatMap((phrase) => {
    const keys = keysOf(phrase);
    if (!anchor.words.every((word, at) => word === keys[at])) return [];
    const last = lastWordOf(phrase, anchor.words.length);
    return [phraseOfWords(phrase, phrase.words.slice(0, last + 1))];
  });
}

/** The place of the word that ends so many words with letters. */
function lastWordOf({ words }: Phrase, count: number): number {
  let left = count;
  return words.findIndex(({ text }) => wordKey(text) !== '' && --left === 0);
}

function farFrom({ page, area }: Phrase, anchor: Anchor): number {
  return Math.abs(page - anchor.page) * 10_000 + Math.abs(area.left - anchor.area.left) + Math.abs(area.top - anchor.area.top);
}

function valueAt({ page, area }: Phrase, { right, down }: Anchor, { phrases }: DocumentText): Phrase | null {
  const [left, top] = [area.left + right, area.top + down];
  const near = phrases
    .filter((phrase) => phrase.page === page && Math.abs(phrase.area.top - top) <= SLACK.down)
    .flatMap((phrase) => {
      const words = phrase.words.filter((word) => word.area.left >= area.right - 1 || !isBeside(word.area, area));
      return words.length === 0 ? [] : [phraseOfWords(phrase, words)];
    })
    .filter((phrase) => Math.abs(phrase.area.left - left) <= SLACK.right)
    .toSorted((a, b) => Math.abs(a.area.left - left) - Math.abs(b.area.left - left));
  return near[0] ?? null;
}

function isBeside(word: Area, anchor: Area): boolean {
  return overlapY(word, anchor) > 0.4 * heightOf(word);
}

/** The lines right below the first, in its column, until one stands apart or is a label. */
function linesUnder(first: Phrase, most: number, { phrases, labels }: DocumentText): Phrase[] {
  const lines: Phrase[] = [];
  for (let last = first; lines.length < most; ) {
    const next = phrases
      .filter(
        ({ page, area }) =>
          page === first.page &&
          Math.abs(area.left - first.area.left) < 8 &&
          area.top > last.area.top + 1 &&
          area.top - last.area.top < WIDEST_LEADING * heightOf(first.area),
      )
      .toSorted((a, b) => a.area.top - b.area.top)[0];
    if (
      next === undefined ||
      labels.some(({ page, area }) => page === next.page && area.top === next.area.top && area.left === next.area.left)
    )
      return lines;
    lines.push(next);
    last = next;
  }
  return lines;
}
