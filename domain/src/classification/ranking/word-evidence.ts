import type { TariffIndex } from '../index/tariff-index.js';
import type { Goods } from './read-goods.js';

/** What the single words of the goods say for a code, apart from any phrase, from 0 to 1. */
export interface WordEvidence {
  /** The weight of the goods' words that the code knows, often-said words more. */
  known: number;
  /** The weight of the goods' words, each shared out over all codes that say it. */
  share: number;
}

/** Answers what the words say for every code that knows one: subheadings, headings and chapters. */
export function wordEvidenceByCode(goods: Goods, index: TariffIndex): Map<string, WordEvidence> {
  const byCode = new Map<string, WordEvidence>();
  for (const { nearWords, weight } of goods.words) {
    const most = new Map<string, WordEvidence>();
    for (const { word, similarity } of nearWords) {
      const counts = index.counts.get(word);
      if (counts === undefined) continue;
      for (const [code, count] of counts.byCode) {
        const known = (similarity * count) / (count + 1);
        const share = (similarity * count) / counts.total;
        const before = most.get(code);
        if (before === undefined) most.set(code, { known, share });
        else {
          before.known = Math.max(before.known, known);
          before.share = Math.max(before.share, share);
        }
      }
    }
    for (const [code, { known, share }] of most) {
      const sum = byCode.get(code) ?? { known: 0, share: 0 };
      byCode.set(code, sum);
      sum.known += (known * weight) / goods.weight;
      sum.share += (share * weight) / goods.weight;
    }
  }
  return byCode;
}
