import { type TariffIndex, weightOfWord } from '../index/tariff-index.js';
import type { NearWord } from '../index/vocabulary.js';
import { headWordOf } from '../words/head-word.js';
import { wordsOf } from '../words/words-of.js';

/** One word of the goods: what it weighs, and the words of the tariff that it may mean. */
export interface GoodsWord {
  readonly written: string;
  readonly weight: number;
  readonly nearWords: readonly NearWord[];
}

/** A goods description as it is compared with the tariff. */
export interface Goods {
  readonly words: readonly GoodsWord[];
  /** The weight of all words, those too that the tariff does not know. */
  readonly weight: number;
  readonly head: ReadonlySet<string>;
}

/** A word that the tariff does not know is a name or a brand as a rule: it counts, but less than a rare word of the tariff. */
const UNKNOWN_WEIGHT = 2.5;

function nearWordsOf(word: string, { vocabulary }: TariffIndex): readonly NearWord[] {
  const akin = vocabulary.akin(word);
  if (vocabulary.has(word)) return [{ word, similarity: 1 }, ...akin];
  return akin.length > 0 ? akin : vocabulary.near(word);
}

/** Joins and splits compounds as the tariff writes them: a tea pot is a teapot, a bookshelf a book shelf, if only that is known. */
function asTariffWrites(words: readonly string[], { vocabulary }: TariffIndex): string[] {
  const written = new Set<string>();
  words.forEach((word, at) => {
    const joined = `${word}${words[at + 1] ?? ''}`;
    if (at + 1 < words.length && joined.length >= 6 && vocabulary.has(joined)) written.add(joined);
    const parts = vocabulary.has(word) ? undefined : vocabulary.split(word);
    if (parts === undefined) written.add(word);
    else for (const part of parts) written.add(part);
  });
  return [...written];
}

/** Reads a goods description with the eyes of the tariff. */
export function readGoods(description: string, index: TariffIndex): Goods {
  const words = asTariffWrites(wordsOf(description), index).map((written): GoodsWord => {
    const nearWords = nearWordsOf(written, index);
    const [best] = nearWords;
    const headings = best === undefined ? undefined : index.counts.get(best.word)?.headings;
    const weight =
      best === undefined || headings === undefined ? UNKNOWN_WEIGHT : best.similarity * weightOfWord(headings, index.headingCount);
    return { written, weight, nearWords };
  });
  const headWord = headWordOf(description);
  const head = new Set(headWord === undefined ? [] : nearWordsOf(headWord, index).map(({ word }) => word));
  return { words, weight: words.reduce((sum, { weight }) => sum + weight, 0), head };
}
