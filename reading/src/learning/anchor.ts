import { wordKey } from '@tallyport/domain/values/printed-key';
import type { DocumentText } from '../document-text.js';
import { type Area, areaAround, heightOf, overlapX, overlapY } from '../page/area.js';
import { type Phrase, phraseOfWords } from '../page/phrases.js';

/** Print of the form itself near a value, and where the value stands seen from it, in points. */
export interface Anchor {
  readonly words: readonly string[];
  readonly page: number;
  readonly area: Area;
  readonly right: number;
  readonly down: number;
}

/** Further than this from a value, in points, print says nothing about it. */
const FARTHEST = { left: 260, above: 60 };
const MOST_ANCHORS = 3;

/** The print that stands nearest before and above a value, and so may name it on other papers of the same form. */
export function anchorsOf(value: readonly Phrase[], text: DocumentText): Anchor[] {
  const [first] = value;
  if (first === undefined) return [];
  const area = areaAround(value.map((phrase) => phrase.area));
  const near = text.phrases
    .filter(({ page }) => page === first.page)
    .flatMap((phrase) => {
      const before = wordsBefore(phrase, first, area);
      if (before === null || !isForm(before)) return [];
      return [{ phrase: before, distance: distanceTo(before.area, first.area) }];
    });
  return near
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST_ANCHORS)
    .map(({ phrase }) => ({
      words: keysOf(phrase),
      page: phrase.page,
      area: phrase.area,
      right: first.area.left - phrase.area.left,
      down: first.area.top - phrase.area.top,
    }));
}

export function keysOf({ words }: Phrase): string[] {
  return words.map(({ text }) => wordKey(text)).filter((key) => key !== '');
}

/** The words of a phrase that are not the value itself; those behind it on its own line do not name it. */
function wordsBefore(phrase: Phrase, first: Phrase, value: Area): Phrase | null {
  const isTouching = overlapX(phrase.area, value) > 0 && overlapY(phrase.area, value) > 0;
  if (!isTouching) return phrase;
  const words = phrase.words.filter(({ area }) => area.right <= first.area.left + 1 && overlapY(area, first.area) > 0);
  return words.length === 0 ? null : phraseOfWords(phrase, words);
}

/** Print of a form has letters, and no digits that change from paper to paper. */
function isForm({ text, words }: Phrase): boolean {
  return words.length <= 8 && /\p{L}{2}|\p{Script=Han}/u.test(text) && !/\d{2}/u.test(text);
}

/** Beside it on the same line is nearest; above counts more the further up; elsewhere is infinitely far. */
function distanceTo(area: Area, value: Area): number {
  const gap = value.left - area.right;
  if (overlapY(area, value) > 0.4 * heightOf(value)) return gap > -1 && gap < FARTHEST.left ? Math.max(0, gap) : Number.POSITIVE_INFINITY;
  const rise = value.top - area.bottom;
  const isAbove = rise > -2 && rise < FARTHEST.above && overlapX(area, { ...value, right: value.left + 40 }) > 0;
  return isAbove ? 2 * rise : Number.POSITIVE_INFINITY;
}
