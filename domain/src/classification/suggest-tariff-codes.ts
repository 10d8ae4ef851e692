import type { GoodsEmbedding } from './embedding/goods-embedding.js';
import type { TariffIndex } from './index/tariff-index.js';
import { explain } from './ranking/explain.js';
import { offeredCodes } from './ranking/offered-codes.js';
import type { Ranked } from './ranking/rank-candidates.js';
import { rankGoods } from './ranking/rank-goods.js';
import { type Goods, readGoods } from './ranking/read-goods.js';
import { rejectedCodes } from './ranking/rejected-codes.js';
import type { SuggestedCode, TariffSuggestion } from './tariff-suggestion.js';

/** Under this chance the best code is no answer; a person chooses among the candidates. */
export const SURE_ENOUGH = 0.5;

function suggested(ranked: Ranked, goods: Goods, index: TariffIndex): SuggestedCode {
  const { code, chance } = ranked;
  return { code, name: index.names.get(code) ?? code, confidence: chance, reason: explain(ranked, goods, index) };
}

/**
 * Suggests six-digit tariff codes for goods described in any words: best first, each with its reason. Pure, and the same every time.
 * Without an embedding it goes by the words alone.
 */
export function suggestTariffCodes(description: string, index: TariffIndex, embedding: GoodsEmbedding | null = null): TariffSuggestion {
  const goods = readGoods(description, index);
  if (goods.words.length === 0) return { abstained: true, candidates: [], rejected: [], knowsNoWord: true };
  const ranked = rankGoods(goods, index, embedding);
  const offered = offeredCodes(ranked);
  const candidates = offered.map((candidate) => suggested(candidate, goods, index));
  const isKnown = goods.words.some(({ nearWords }) => nearWords.length > 0);
  return {
    ...(isKnown ? {} : { knowsNoWord: true }),
    abstained: (candidates[0]?.confidence ?? 0) < SURE_ENOUGH,
    candidates,
    rejected: rejectedCodes(
      ranked.filter((candidate) => !offered.includes(candidate)),
      candidates,
      goods,
      index,
    ),
  };
}
