import { embeddingEvidenceByCode } from '../embedding/embedding-evidence.js';
import type { GoodsEmbedding } from '../embedding/goods-embedding.js';
import type { TariffIndex } from '../index/tariff-index.js';
import { type Candidate, gatherEvidence } from './evidence.js';
import { type Ranked, rankCandidates } from './rank-candidates.js';
import type { Goods } from './read-goods.js';
import { BY_EMBEDDING, BY_WORDS } from './weights.js';

/** So many codes are compared by embedding: the best by words, and as many that lie near whatever the words say. */
const MOST_COMPARED = 40;

/** Ranks the codes for goods: by what words say, and where an embedding is known by its nearness too. */
export function rankGoods(goods: Goods, index: TariffIndex, embedding: GoodsEmbedding | null): Ranked[] {
  return embedding === null
    ? rankCandidates(gatherEvidence(goods, index), BY_WORDS, goods.weight)
    : rankCandidates(compared(goods, index, embedding), BY_EMBEDDING, goods.weight);
}

/** The best by words and the nearest by embedding, each with the evidence of both. */
function compared(goods: Goods, index: TariffIndex, { phrases, vector }: GoodsEmbedding): Candidate[] {
  const near = phrases.nearestCodes(vector, MOST_COMPARED);
  const headings = new Set(near.map((code) => code.slice(0, 4)));
  const gathered = new Map(gatherEvidence(goods, index, [...headings]).map((candidate) => [candidate.code, candidate]));
  const byWords = rankCandidates([...gathered.values()], BY_WORDS, goods.weight).slice(0, MOST_COMPARED);
  const codes = new Set([...byWords.map(({ code }) => code), ...near]);
  const embeddings = phrases.compare(vector, codes);
  const evidence = embeddingEvidenceByCode(embeddings);
  return [...codes].flatMap((code) => {
    const candidate = gathered.get(code);
    if (candidate === undefined) return [];
    const { own, heading } = evidence.get(code) ?? { own: 0, heading: 0 };
    const met = embeddings.get(code);
    const both = { ...candidate, evidence: { ...candidate.evidence, nearness: own, headingNearness: heading } };
    return [met === undefined ? both : { ...both, near: met }];
  });
}
