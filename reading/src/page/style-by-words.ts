import type { NumberStyle } from '@tallyport/domain/values/numbers';
import smallWords from '../lexicon/small-words.json' with { type: 'json' };
import { STYLE_BY_WORDS } from './tuning.js';

const languageOf = new Map(smallWords.map(([word = '', language = '']) => [word, language]));

/**
 * The style of numbers in the language of a paper, by its small words: outside of English `1.500` is a thousand and a half. Null where they
 * are few, or rather English, as words of English stand on papers of all countries.
 */
export function styleByWords(texts: readonly string[]): NumberStyle | null {
  let [english, others] = [0, 0];
  for (const text of texts)
    for (const word of text.toLowerCase().split(/[^\p{L}]+/u)) {
      const language = languageOf.get(word);
      if (language === 'en') english += 1;
      else if (language !== undefined) others += 1;
    }
  return others >= STYLE_BY_WORDS.fewest && others > english ? 'comma' : null;
}
