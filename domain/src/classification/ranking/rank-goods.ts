import type { TariffIndex } from '../index/tariff-index.js';
import type { GoodsMeaning } from '../meaning/goods-meaning.js';
import { meaningEvidenceByCode } from '../meaning/meaning-evidence.js';
import { type Candidate, gatherEvidence } from './evidence.js';
import { type Ranked, rankCandidates } from './rank-candidates.js';
import type { Goods } from './read-goods.js';
import { BY_MEANING, BY_WORDS } from './weights.js';

/** So many codes are compared in meaning: the best by words, and as many that lie near whatever the words say. */
const MOST_COMPARED = 40;

/** Ranks the codes for goods: by what words say, and where a meaning is known by its likeness too. */
export function rankGoods(goods: Goods, index: TariffIndex, meaning: GoodsMeaning | null): Ranked[] {
  return meaning === null
    ? rankCandidates(gatherEvidence(goods, index), BY_WORDS, goods.weight)
    : rankCandidates(compared(goods, index, meaning), BY_MEANING, goods.weight);
}

/** The best by words and the nearest in meaning, each with the evidence of both. */
function compared(goods: Goods, index: TariffIndex, { phrases, direction }: GoodsMeaning): Candidate[] {
  const near = phrases.nearestCodes(direction, MOST_COMPARED);
  const headings = new Set(near.map((code) => code.slice(0, 4)));
  const gathered = new Map(gatherEvidence(goods, index, [...headings]).map((candidate) => [candidate.code, candidate]));
  const byWords = rankCandidates([...gathered.values()], BY_WORDS, goods.weight).slice(0, MOST_COMPARED);
  const codes = new Set([...byWords.map(({ code }) => code), ...near]);
  const meanings = phrases.compare(direction, codes);
  const evidence = meaningEvidenceByCode(meanings);
  return [...codes].flatMap((code) => {
    const candidate = gathered.get(code);
    if (candidate === undefined) return [];
    const { own, heading } = evidence.get(code) ?? { own: 0, heading: 0 };
    const met = meanings.get(code);
    const both = { ...candidate, evidence: { ...candidate.evidence, meaning: own, headingMeaning: heading } };
    return [met === undefined ? both : { ...both, near: met }];
  });
}
