import { labelVocabulary } from '../../labels/concepts.js';
import { tokensOf } from '../../labels/tokens.js';

/** Whether a text consists of words that stand in labels and of nothing else: `Nummer`, `Trailer`. */
export function areWordsOfLabels(text: string): boolean {
  const words = tokensOf(text).map(({ form }) => form);
  return words.length > 0 && words.every((word) => labelVocabulary.hasWord(word));
}
