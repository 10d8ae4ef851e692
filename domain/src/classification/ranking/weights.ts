import type { Calibration } from './calibrate.js';
import type { EVIDENCE } from './evidence.js';

/**
 * What each kind of evidence weighs. Found by fitting a softmax over the candidates to labelled descriptions (every other row of a
 * set of pairs, the rest kept for measuring), so that the share of a candidate among all is its chance of being right.
 */
export const WEIGHTS: Readonly<Record<(typeof EVIDENCE)[number], number>> = {
  mutual: 2.244,
  sameThing: 0.974,
  reach: 0.141,
  whole: 0.352,
  nomenclature: 3.31,
  known: 2.099,
  share: 1.519,
  headingSameThing: 0.333,
  headingKnown: 3.773,
  headingShare: 0.203,
  familyMutual: -0.134,
  familyWhole: 1.206,
  chapterShare: -0.227,
  chapterMutual: 0.824,
};

/** The score of the case that the right code is no candidate at all. */
export const NOTHING_FITS = 5.622;

/** How the share of the best candidate becomes its chance. */
export const CALIBRATION: Calibration = { floor: 0.132, slope: 0.746 };
