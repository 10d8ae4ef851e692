import type { TariffIndex } from '../index/tariff-index.js';
import type { SuggestionReason } from '../tariff-suggestion.js';
import type { Candidate } from './evidence.js';
import type { Goods } from './read-goods.js';

/** Answers the phrase that speaks best for a candidate, and the words of the goods, as written, that it shares. */
export function explain({ code, place }: Candidate, goods: Goods, index: TariffIndex): SuggestionReason {
  const phrase = place === undefined ? undefined : index.phrases[place];
  if (phrase === undefined) return { phrase: index.names.get(code) ?? code, words: [] };
  const holds = new Set(phrase.words);
  const shared = goods.words.filter(({ meanings }) => meanings.some(({ word }) => holds.has(word)));
  return { phrase: phrase.text, words: shared.map(({ written }) => written) };
}
