import { SURE } from './figures.js';
import type { DocumentScore } from './score-document.js';

/** Values that were given with certainty, and those of them that are wrong: the figure that comes before all others. */
export function countSure(scores: readonly DocumentScore[]): { readonly sure: number; readonly wrong: number } {
  const sure = scores.flatMap(({ trust }) => trust).filter(({ confidence }) => confidence >= SURE);
  return { sure: sure.length, wrong: sure.filter(({ isRight }) => !isRight).length };
}
