import { type Candidate, EVIDENCE } from './evidence.js';
import { WEIGHTS } from './weights.js';

/** A candidate with the chance that it is the right one. */
export interface Ranked extends Candidate {
  readonly chance: number;
}

function scoreOf({ evidence }: Candidate): number {
  return EVIDENCE.reduce((sum, kind) => sum + WEIGHTS[kind] * evidence[kind], 0);
}

/** Answers the candidates, best first; their chances add up to one. */
export function rankCandidates(candidates: readonly Candidate[]): Ranked[] {
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate) }));
  const highest = scored.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const shares = scored.map(({ candidate, score }) => ({ ...candidate, chance: Math.exp(score - highest) }));
  const whole = shares.reduce((sum, { chance }) => sum + chance, 0);
  return shares.map((share) => ({ ...share, chance: share.chance / whole })).sort((left, right) => right.chance - left.chance);
}
