import type { TariffIndex } from '../index/tariff-index.js';
import { weightOfWord } from '../index/tariff-index.js';
import type { Goods } from './read-goods.js';

/** How well one phrase of the tariff and the goods explain each other. */
export interface PhraseMatch {
  readonly place: number;
  /** The weight of the words that both hold. */
  readonly weight: number;
  /** The share of the goods' weight that the phrase explains. */
  readonly ofGoods: number;
  /** The share of the phrase's weight that the goods explain. */
  readonly ofPhrase: number;
  /** Whether both name the same thing: their head words meet. */
  readonly sameThing: boolean;
}

/** Answers the weight of the best match of one word, by phrase. */
function similarityByPlace({ nearWords }: Goods['words'][number], index: TariffIndex): Map<number, number> {
  const byPlace = new Map<number, number>();
  for (const { word, similarity } of nearWords) {
    const weight = similarity * weightOfWord(index.counts.get(word)?.headings ?? 1, index.headingCount);
    for (const place of index.places.get(word) ?? []) byPlace.set(place, Math.max(weight, byPlace.get(place) ?? 0));
  }
  return byPlace;
}

/** Answers every phrase of the tariff that shares a word with the goods. */
export function matchPhrases(goods: Goods, index: TariffIndex): PhraseMatch[] {
  const shared = new Map<number, number>();
  for (const word of goods.words) {
    for (const [place, weight] of similarityByPlace(word, index)) shared.set(place, weight + (shared.get(place) ?? 0));
  }
  return Array.from(shared, ([place, weight]) => {
    const head = index.phrases[place]?.head;
    return {
      place,
      weight,
      ofGoods: Math.min(1, weight / goods.weight),
      ofPhrase: Math.min(1, weight / (index.weights[place] ?? weight)),
      sameThing: head !== undefined && goods.head.has(head),
    };
  });
}
