import type { IndexedPhrase } from '../index/indexed-phrase.js';
import type { TariffIndex } from '../index/tariff-index.js';
import type { SuggestionReason } from '../tariff-suggestion.js';
import type { Candidate } from './evidence.js';
import type { Goods } from './read-goods.js';

/** Where words explain goods and phrase by half, words are the reason. */
const BY_WORDS_ENOUGH = 0.5;
/** The cosine from which two short texts speak of much the same; under it one is merely the nearest of many. */
const NEARLY_THE_SAME = 0.5;

/** Answers the phrase that speaks best for a candidate, by its words or by its meaning, and the words of the goods, as written, that it shares. */
export function explain({ code, place, near, evidence }: Candidate, goods: Goods, index: TariffIndex): SuggestionReason {
  const nearest = near === undefined ? undefined : index.phrases[near.place];
  if (nearest !== undefined && near !== undefined && near.similarity >= NEARLY_THE_SAME && evidence.mutual < BY_WORDS_ENOUGH) {
    return { phrase: nearest.text, words: sharedWords(nearest, goods), by: 'meaning' };
  }
  const phrase = place === undefined ? undefined : index.phrases[place];
  return phrase === undefined
    ? { phrase: index.names.get(code) ?? code, words: [] }
    : { phrase: phrase.text, words: sharedWords(phrase, goods) };
}

function sharedWords(phrase: IndexedPhrase, goods: Goods): string[] {
  const holds = new Set(phrase.words);
  return goods.words.filter(({ nearWords }) => nearWords.some(({ word }) => holds.has(word))).map(({ written }) => written);
}
