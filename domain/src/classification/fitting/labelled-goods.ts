import type { GoodsEmbedding } from '../embedding/goods-embedding.js';
import type { TariffIndex } from '../index/tariff-index.js';
import { EVIDENCE } from '../ranking/evidence.js';
import { rankGoods } from '../ranking/rank-goods.js';
import { readGoods } from '../ranking/read-goods.js';

/** The candidates for goods whose code is known. */
export interface LabelledGoods {
  /** The evidence for each candidate, in the order of `EVIDENCE`. */
  readonly evidence: readonly Float64Array[];
  readonly headings: readonly string[];
  /** The place of the right candidate; the number of candidates if it is none of them. */
  readonly right: number;
  readonly rightHeading: string;
  /** The weight of all words of the goods. */
  readonly weight: number;
}

/** Answers the candidates for goods of a known code; undefined if no word of them is known, for then there is nothing to weigh. */
export function labelGoods(
  description: string,
  code: string,
  index: TariffIndex,
  embedding: GoodsEmbedding | null = null,
): LabelledGoods | undefined {
  const goods = readGoods(description, index);
  const candidates = rankGoods(goods, index, embedding);
  if (candidates.length === 0) return undefined;
  const place = candidates.findIndex((candidate) => candidate.code === code);
  return {
    evidence: candidates.map(({ evidence }) => Float64Array.from(EVIDENCE, (kind) => evidence[kind])),
    headings: candidates.map((candidate) => candidate.code.slice(0, 4)),
    right: place < 0 ? candidates.length : place,
    rightHeading: code.slice(0, 4),
    weight: goods.weight,
  };
}
