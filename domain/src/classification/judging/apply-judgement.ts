import type { GoodsJudgement } from '@tallyport/contracts/classification/judgement';
import type { CandidateCode, JudgeNote } from '@tallyport/contracts/classification/suggestion';
import type { GoodsSuggestion } from '../line/suggest-for-line.js';
import { SURE_ENOUGH } from '../suggest-tariff-codes.js';

/** What a model said of goods, and which. */
export type Judged = Omit<GoodsJudgement, 'key' | 'description' | 'offered'> & { readonly model: string };

/** A suggestion in which a judge has been heard, or about which nobody was asked. */
export interface JudgedSuggestion extends GoodsSuggestion {
  readonly judge: JudgeNote | null;
}

/**
 * How far a judge is believed. Nobody has measured the model that happens to be configured, so these are no measured chances: where it
 * chooses what the words of the tariff put first, that code may be written, but never as sure; where it chooses another, a person decides.
 */
const AGREED = 0.6;
const PREFERRED = SURE_ENOUGH - 0.01;

/**
 * Puts the code that a judge chose first. It speaks only where the product itself is not sure, and only for a code that is still a
 * candidate: a newer tariff, a kept product or a person's refusal outlives what it said.
 */
export function applyJudgement(suggestion: GoodsSuggestion, judged: Judged | null): JudgedSuggestion {
  const { abstained, candidates } = suggestion;
  const chosen = candidates.find(({ code }) => code === judged?.code);
  const isOutdated = judged !== null && judged.code !== null && chosen === undefined;
  if (judged === null || !abstained || isOutdated) return { ...suggestion, judge: null };
  const { model, code, because, rejected, fallback } = judged;
  const stillThere = rejected.filter((aside) => candidates.some((candidate) => candidate.code === aside.code));
  const judge = { model, code, because, rejected: stillThere, fallback };
  if (chosen === undefined) return { ...suggestion, judge };
  const first = asChosen(chosen, because, candidates[0] === chosen ? AGREED : PREFERRED);
  return { ...suggestion, abstained: first.confidence < SURE_ENOUGH, candidates: [first, ...others(candidates, chosen, first)], judge };
}

function asChosen(chosen: CandidateCode, because: string, confidence: number): CandidateCode {
  return { ...chosen, source: 'model', because, words: [], confidence };
}

/** The others share what the chosen one leaves, in their order. */
function others(candidates: readonly CandidateCode[], chosen: CandidateCode, first: CandidateCode): CandidateCode[] {
  const share = chosen.confidence < 1 ? Math.min(1, (1 - first.confidence) / (1 - chosen.confidence)) : 0;
  return candidates
    .filter((candidate) => candidate !== chosen)
    .map((candidate) => ({ ...candidate, confidence: candidate.confidence * share }));
}
