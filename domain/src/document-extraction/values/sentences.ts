import { memoise } from '../../memoise.js';

/** Words that papers use in sentences and not in names, goods or places. */
const SENTENCE_WORD =
  /(?<!\p{L})(?:is|are|was|were|been|has|have|hereby|certif(?:y|ies)|declares?|confirms?|shall|we|our|that|this|these|which|above|undersigned|according|accordance|unless|except|herein|thereof|otherwise)(?!\p{L})/giu;
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
