import type { TariffEntry } from '../tariff-entry.js';
import { type IndexedPhrase, indexedPhrasesOf } from './indexed-phrase.js';
import { Vocabulary } from './vocabulary.js';
import { countWords, type WordCounts } from './word-counts.js';

/** The tariff as goods are looked for in it. Built once, read many times. */
export interface TariffIndex {
  readonly phrases: readonly IndexedPhrase[];
  /** The places in `phrases` that hold a word. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly counts: ReadonlyMap<string, WordCounts>;
  readonly vocabulary: Vocabulary;
  /** The weight of each phrase: of all its words together. */
  readonly weights: Float64Array;
  /** The subheadings of each heading. */
  readonly subheadings: ReadonlyMap<string, readonly string[]>;
  /** Short names: the word list's if there is one. */
  readonly names: ReadonlyMap<string, string>;
  readonly headingCount: number;
}

/** The weight of a word that is found in as many headings: rare words tell more. */
export function weightOfWord(headings: number, headingCount: number): number {
  return Math.log(1 + headingCount / headings);
}

function placesOf(phrases: readonly IndexedPhrase[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  phrases.forEach(({ words }, place) => {
    for (const word of words) {
      const found = places.get(word);
      if (found === undefined) places.set(word, [place]);
      else found.push(place);
    }
  });
  return places;
}

function subheadingsOf(codes: Iterable<string>): Map<string, string[]> {
  const byHeading = new Map<string, string[]>();
  for (const code of codes) {
    if (code.length !== 6) continue;
    const heading = code.slice(0, 4);
    byHeading.set(heading, [...(byHeading.get(heading) ?? []), code]);
  }
  return byHeading;
}

/** Builds the index over lists of words and nomenclatures together. */
export function buildTariffIndex(entries: readonly TariffEntry[]): TariffIndex {
  const phrases = entries.flatMap(indexedPhrasesOf);
  const counts = countWords(phrases);
  const names = new Map<string, string>();
  for (const { code, name, source } of entries) if (!names.has(code) || source === 'word-list') names.set(code, name);
  const subheadings = subheadingsOf(names.keys());
  const weight = (word: string) => weightOfWord(counts.get(word)?.headings ?? 1, subheadings.size);
  return {
    phrases,
    places: placesOf(phrases),
    counts,
    vocabulary: new Vocabulary(counts.keys()),
    weights: Float64Array.from(phrases, ({ words }) => words.reduce((sum, word) => sum + weight(word), 0)),
    subheadings,
    names,
    headingCount: subheadings.size,
  };
}
