import { figuresOf, SURE } from '../score/figures.js';
import type { DocumentScore } from '../score/score-document.js';

/** Values that were given with certainty, and those of them that are wrong: the figure that comes before all others. */
function countSure(scores: readonly DocumentScore[]): { readonly sure: number; readonly wrong: number } {
  const sure = scores.flatMap(({ trust }) => trust).filter(({ confidence }) => confidence >= SURE);
  return { sure: sure.length, wrong: sure.filter(({ isRight }) => !isRight).length };
}

/** The figures of all documents together, as JSON: no name, no kind, no value. */
export function totals(scores: readonly DocumentScore[]): string {
  const { sure, wrong } = countSure(scores);
  return JSON.stringify({ sure_but_wrong: wrong, sure_values: sure, ...figuresOf(scores) }, null, 1);
}
