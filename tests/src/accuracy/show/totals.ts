import { calibrationByChance } from '../score/calibration.js';
import { countSure } from '../score/count-sure.js';
import { figuresOf } from '../score/figures.js';
import type { DocumentScore } from '../score/score-document.js';

/** The figures of all documents together, as JSON: no name, no kind, no value. */
export function totals(scores: readonly DocumentScore[]): string {
  const { sure, wrong } = countSure(scores);
  const chance = calibrationByChance(scores.flatMap(({ trust }) => trust));
  return JSON.stringify({ sure_but_wrong: wrong, sure_values: sure, ...figuresOf(scores), calibration_by_chance: chance }, null, 1);
}
