import type { Calibration } from './calibrate.js';
import type { EVIDENCE } from './evidence.js';

/**
 * What each kind of evidence weighs. Found by fitting a softmax over the candidates to labelled descriptions (every other row of a
 * set of pairs, the rest kept for measuring), so that the share of a candidate among all is its chance of being right.
 */
export const WEIGHTS: Readonly<Record<(typeof EVIDENCE)[number], number>> = {
  mutual: 3.32,
  sameThing: 0.95,
  reach: -1.78,
  whole: -0.11,
  nomenclature: 1.87,
  known: 3.19,
  share: 0.94,
  headingSameThing: 0.33,
  headingKnown: 3.11,
  headingShare: -1.01,
  familyMutual: 1.91,
  familyWhole: 0.45,
  chapterShare: 2.12,
  chapterMutual: 1.05,
};

/** The score of the case that the right code is no candidate at all. */
export const NOTHING_FITS = 3.64;

/** How the share of the best candidate becomes its chance. */
export const CALIBRATION: Calibration = { floor: 0.093, slope: 0.803 };
