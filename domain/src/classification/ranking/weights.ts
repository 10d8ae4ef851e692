import type { Calibration } from './calibrate.js';
import type { EVIDENCE } from './evidence.js';

/**
 * What each kind of evidence weighs. Found by fitting a softmax over the candidates to labelled descriptions (every other row of a
 * set of pairs, the rest kept for measuring), so that the share of a candidate among all is its chance of being right.
 */
export const WEIGHTS: Readonly<Record<(typeof EVIDENCE)[number], number>> = {
  mutual: 3.221,
  sameThing: 1.328,
  reach: -1.512,
  whole: 0.028,
  nomenclature: 2.24,
  known: 3.761,
  share: 0.61,
  headingSameThing: 0.187,
  headingKnown: 3.653,
  headingShare: -0.41,
  familyMutual: 0.708,
  familyWhole: 0.812,
  chapterShare: 1.284,
  chapterMutual: 0.906,
};

/** The score of the case that the right code is no candidate at all. */
export const NOTHING_FITS = 5.899;

/** How the share of the best candidate becomes its chance. */
export const CALIBRATION: Calibration = { floor: 0.169, slope: 0.723 };
