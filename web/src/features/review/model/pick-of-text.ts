import type { Box } from '@tallyport/contracts/document-extraction/readings';
import type { PageWord, Pick } from './word-pick.js';

/** One letter stands everywhere. */
const SHORTEST = 2;
/** Words that one value takes. */
const MOST_WORDS = 30;

/**
 * The words of a page that say what a person typed: so a typed value has its evidence, too. Of several the nearest to where the value
 * was read is meant; without such a place there has to be one alone. Blanks and case do not count.
 */
export function pickOfText(page: number, words: readonly PageWord[], text: string, near: Box | null): Pick | null {
  const wanted = tight(text);
  if (wanted.length < SHORTEST) return null;
  const found = words.flatMap((_word, from) => {
    const to = endOf(words, from, wanted);
    return to === null ? [] : [{ from, to }];
  });
  const ranked = near === null ? found : found.toSorted((a, b) => farFrom(words[a.from], near) - farFrom(words[b.from], near));
  const [first, second] = ranked;
  if (first === undefined || (near === null && second !== undefined)) return null;
  const picked = Array.from({ length: first.to - first.from + 1 }, (_, index) => first.from + index);
  return { page, words: picked, anchor: first.from, head: first.to };
}

/** The last of the words that together say a text, from one on; null where they say something else. */
function endOf(words: readonly PageWord[], from: number, wanted: string): number | null {
  let said = '';
  for (let at = from; at < Math.min(words.length, from + MOST_WORDS); at++) {
    said += tight(words[at]?.text ?? '');
    if (said === wanted) return at;
    if (said === '' || !wanted.startsWith(said)) return null;
  }
  return null;
}

function farFrom(word: PageWord | undefined, near: Box): number {
  return word === undefined ? Number.POSITIVE_INFINITY : Math.hypot(word.box.x - near.x, word.box.y - near.y);
}

const tight = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
