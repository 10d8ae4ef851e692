import type { TariffEntry, TariffSource } from '../tariff-entry.js';
import { headWordOf } from '../words/head-word.js';
import { wordsOf } from '../words/words-of.js';

/** A phrase of the tariff, ready to be compared with goods. */
export interface IndexedPhrase {
  readonly code: string;
  readonly text: string;
  readonly words: readonly string[];
  readonly head: string | undefined;
  readonly source: TariffSource;
}

function indexPhrase(code: string, text: string, source: TariffSource): IndexedPhrase[] {
  const words = [...new Set(wordsOf(text))];
  return words.length === 0 ? [] : [{ code, text, words, head: headWordOf(text), source }];
}

/** Answers the phrases of an entry, its name among them. */
export function indexedPhrasesOf({ code, name, phrases, source }: TariffEntry): IndexedPhrase[] {
  return [name, ...phrases].flatMap((text) => indexPhrase(code, text, source));
}
