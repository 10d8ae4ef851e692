import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { heightOf, isSameLine } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import type { Understood } from './field-reading.js';
import { BESIDE_WORD } from './tuning.js';

/**
 * What stands beside or under a caption that no table has, told by one word of the caption and by the form of the value: `Invoice
 * concerned` and `CI-4711`. Where the paper has several such captions with several values it tells nothing.
 */
export function besideWord(text: DocumentText, word: RegExp, valueOf: (words: string) => string | null): Understood | null {
  const found = text.phrases.flatMap((phrase) => {
    const behind = valueBehind(phrase, word, valueOf);
    if (behind !== null) return [behind];
    return isCaption(phrase.text, word) ? (valueAt(phrase, text, valueOf) ?? []) : [];
  });
  const [first, ...others] = found;
  if (first === undefined || others.some(({ value }) => value !== first.value)) return null;
  return first;
}

/** The last word of a phrase, where the words before it are its caption. */
function valueBehind({ text: words, ...phrase }: Phrase, word: RegExp, valueOf: (words: string) => string | null): Understood | null {
  const at = words.lastIndexOf(' ') + 1;
  const value = at > 0 && isCaption(words.slice(0, at).trim(), word) ? valueOf(words.slice(at)) : null;
  return value === null
    ? null
    : {
        value,
        from: [partOf({ ...phrase, text: words }, at, words.length) ?? { ...phrase, text: words }],
        certainty: CERTAINTY.number.besideWord,
      };
}

function isCaption(words: string, word: RegExp): boolean {
  return (
    word.test(words) &&
    !/\d{2}/u.test(words) &&
    words.split(' ').length <= BESIDE_WORD.mostWords &&
    !/[.;]\s*$/u.test(words.replace(/no\.\s*$/iu, ''))
  );
}

function valueAt(caption: Phrase, text: DocumentText, valueOf: (words: string) => string | null): Understood | null {
  const labelled = new Set(
    text.labels.flatMap(({ concepts, phrases, ending }) => (concepts.length > 0 && ending !== 'loose' ? phrases : [])),
  );
  const near = text.phrases.filter((phrase) => phrase !== caption && phrase.page === caption.page && !labelled.has(phrase));
  const beside = near
    .filter(({ area }) => isSameLine(area, caption.area) && area.left >= caption.area.right - 1)
    .toSorted((a, b) => a.area.left - b.area.left)[0];
  const height = heightOf(caption.area);
  const below = near.find(
    ({ area }) =>
      area.top >= caption.area.bottom - 0.3 * height &&
      area.top - caption.area.bottom < BESIDE_WORD.below * height &&
      Math.abs(area.left - caption.area.left) < height,
  );
  for (const phrase of [beside, below]) {
    const value = phrase === undefined ? null : valueOf(phrase.text.replace(/^[\s:：]+/u, ''));
    if (phrase !== undefined && value !== null) return { value, from: [phrase], certainty: CERTAINTY.number.besideWord };
  }
  return null;
}

/** A number of a paper in one word: capitals and digits. */
export function numberOfPaper(words: string): string | null {
  return /^(?=.*\d)[A-Z0-9][A-Z0-9/_.-]{2,28}[A-Z0-9]$/u.test(words) &&
    !/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$|^[\d.,]+[.,]\d{1,2}$/u.test(words)
    ? words
    : null;
}
