import type { TariffIndex } from '../index/tariff-index.js';
import type { RejectedCode, SuggestedCode } from '../tariff-suggestion.js';
import { explain } from './explain.js';
import type { Ranked } from './rank-candidates.js';
import type { Goods } from './read-goods.js';

const MOST_REJECTED = 5;

type Why = Pick<RejectedCode, 'why' | 'phrase' | 'lacks'>;

function whyRejected(ranked: Ranked, best: SuggestedCode, goods: Goods, index: TariffIndex): Why {
  const phrase = ranked.place === undefined ? undefined : index.phrases[ranked.place];
  const { words } = explain(ranked, goods, index);
  const shared = new Set(words);
  const lacks = best.reason.words.filter((word) => !shared.has(word));
  if (phrase === undefined || words.length === 0) return { why: 'only-heading', phrase: '', lacks: [] };
  return { why: lacks.length > 0 ? 'lacks' : 'says-more', phrase: phrase.text, lacks };
}

/** Answers the next best codes that share words with the goods and are yet no candidates, with what they lack. */
export function rejectedCodes(
  others: readonly Ranked[],
  candidates: readonly SuggestedCode[],
  goods: Goods,
  index: TariffIndex,
): RejectedCode[] {
  const [best] = candidates;
  if (best === undefined) return [];
  return others.slice(0, MOST_REJECTED).map((ranked) => ({
    code: ranked.code,
    name: index.names.get(ranked.code) ?? ranked.code,
    ...whyRejected(ranked, best, goods, index),
  }));
}
