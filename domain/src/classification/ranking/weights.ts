import type { Calibration } from './calibrate.js';
import type { EVIDENCE } from './evidence.js';

/**
 * What each kind of evidence weighs. Found by fitting a softmax over the candidates to labelled descriptions (every other row of a
 * set of pairs, the rest kept for measuring), so that the share of a candidate among all is its chance of being right.
 */
export interface Weighing {
  readonly weights: Readonly<Record<(typeof EVIDENCE)[number], number>>;
  /** The score of the case that the right code is no candidate at all. */
  readonly nothingFits: number;
  /** How the share of the best candidate becomes its chance. */
  readonly calibration: Calibration;
}

/** By words alone. */
export const BY_WORDS: Weighing = {
  weights: {
    mutual: 2.812,
    sameThing: 1.357,
    reach: -1.573,
    whole: 0.264,
    nomenclature: 2.796,
    known: 4.319,
    share: 0.338,
    headingSameThing: 0.483,
    headingKnown: 3.231,
    headingShare: -0.843,
    familyMutual: 1.341,
    familyWhole: 0.945,
    chapterShare: 1.073,
    chapterMutual: 1.403,
    meaning: 0,
    headingMeaning: 0,
  },
  nothingFits: 5.672,
  calibration: { floor: 0.149, slope: 0.731, official: 0.449 },
};

/** By words and by likeness of meaning. */
export const BY_MEANING: Weighing = {
  weights: {
    mutual: 1.004,
    sameThing: 1.094,
    reach: -1.364,
    whole: -0.22,
    nomenclature: 2.627,
    known: 2.958,
    share: 0.496,
    headingSameThing: 0.371,
    headingKnown: 2.982,
    headingShare: -0.719,
    familyMutual: 0.481,
    familyWhole: 0.747,
    chapterShare: 1.181,
    chapterMutual: 1.369,
    meaning: 3.957,
    headingMeaning: 1.248,
  },
  nothingFits: 7.022,
  calibration: { floor: 0.1, slope: 0.765, official: 0.432 },
};
