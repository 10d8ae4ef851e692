import { chancesOf, officialShare } from './calibrate.js';
import { type Candidate, EVIDENCE } from './evidence.js';
import type { Weighing } from './weights.js';

/** A candidate with the chance that it is the right one. */
export interface Ranked extends Candidate {
  readonly chance: number;
}

function scoreOf({ evidence }: Candidate, { weights }: Weighing): number {
  return EVIDENCE.reduce((sum, kind) => sum + weights[kind] * evidence[kind], 0);
}

/** Far more than can be right; what comes after them is noise. */
const MOST_RANKED = 60;

/** Answers the best candidates, best first; with the chance that none of them is right their chances add up to one. */
export function rankCandidates(candidates: readonly Candidate[], weighing: Weighing, goodsWeight: number): Ranked[] {
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate, weighing) }));
  const best = scored.sort((left, right) => right.score - left.score).slice(0, MOST_RANKED);
  const whole = best.reduce((sum, { score }) => sum + Math.exp(score), Math.exp(weighing.nothingFits));
  const chances = chancesOf(
    best.map(({ score }) => Math.exp(score) / whole),
    weighing.calibration,
    officialShare(best[0]?.candidate.evidence.nomenclature ?? 0, goodsWeight),
  );
  return best.map(({ candidate }, rank) => ({ ...candidate, chance: chances[rank] ?? 0 }));
}
