import type { TariffIndex } from '../index/tariff-index.js';
import type { PhraseMatch } from './match-phrases.js';

/** The best that the phrases of one code say for the goods, each in its way, from 0 to 1. */
export interface BestPhrases {
  /** Goods and phrase explain each other. */
  mutual: number;
  /** As mutual, of phrases that name the same thing only. */
  sameThing: number;
  /** The phrase explains much of the goods, whatever else it says. */
  reach: number;
  /** The whole phrase stands in the goods, which may say much more: how much of the goods that is. */
  whole: number;
  /** As mutual, of the nomenclature's own text only. */
  nomenclature: number;
  /** The place of the phrase that explains best, for the reason. */
  place: number;
}

const WHOLE = 0.99;

/** Answers the best phrases of each code that has any: subheadings, headings and chapters. */
export function bestPhrasesByCode(matches: readonly PhraseMatch[], { phrases }: TariffIndex): Map<string, BestPhrases> {
  const byCode = new Map<string, BestPhrases>();
  for (const { place, ofGoods, ofPhrase, sameThing } of matches) {
    const phrase = phrases[place];
    if (phrase === undefined) continue;
    const best = byCode.get(phrase.code) ?? { mutual: 0, sameThing: 0, reach: 0, whole: 0, nomenclature: 0, place };
    byCode.set(phrase.code, best);
    const mutual = Math.sqrt(ofGoods * ofPhrase);
    if (mutual > best.mutual) {
      best.mutual = mutual;
      best.place = place;
    }
    if (sameThing) best.sameThing = Math.max(best.sameThing, mutual);
    best.reach = Math.max(best.reach, ofGoods * ofPhrase ** 0.25);
    if (ofPhrase >= WHOLE) best.whole = Math.max(best.whole, ofGoods);
    if (phrase.source === 'nomenclature') best.nomenclature = Math.max(best.nomenclature, mutual);
  }
  return byCode;
}
