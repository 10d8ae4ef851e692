import { anyOf } from '../any-of.js';
import { memoise } from '../memoise.js';
import { SENTENCE_WORDS } from './words/sentence-words.js';

/** Words that papers use in sentences and not in names, goods or places. */
const SENTENCE_WORD = new RegExp(String.raw`(?<!\p{L})${anyOf(SENTENCE_WORDS)}(?!\p{L})`, 'giu');
const FEWEST_WORDS = 5;
/** One such word stands in names, too. */
const FEWEST_SIGNS = 2;

/** Whether a text is (a part of) a sentence: what a paper states in words, not a value that it gives. */
export function isSentence(text: string): boolean {
  return text.length >= 2 * FEWEST_WORDS - 1 && isLongSentence(text);
}

const isLongSentence = memoise(
  (text) => text.split(/\s+/u).length >= FEWEST_WORDS && (text.match(SENTENCE_WORD)?.length ?? 0) >= FEWEST_SIGNS,
);
