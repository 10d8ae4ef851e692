import { type NumberStyle, numbersIn } from '@tallyport/domain/values/numbers';
import type { Phrase } from '../page/phrases.js';
import type { PlacedWord } from '../page/placed-word.js';
import { PAGE_SIGNS } from './tuning.js';

/** A word of a page, its phrase, and the number that it is. */
export interface PageWord {
  readonly word: PlacedWord;
  readonly phrase: Phrase;
  readonly number: number | null;
}

/** The words of a page that the tagger looks at. */
export function wordsOfPage(phrases: readonly Phrase[], style: NumberStyle): PageWord[] {
  return phrases
    .flatMap((phrase) => phrase.words.map((word) => ({ word, phrase, number: numberIn(word.text, style) })))
    .slice(0, PAGE_SIGNS.mostWords);
}

function numberIn(text: string, style: NumberStyle): number | null {
  const [first] = numbersIn(text, style);
  return first === undefined ? null : Number(first.value);
}
