import type { Calibration } from './calibrate.js';
import type { EVIDENCE } from './evidence.js';

/**
 * What each kind of evidence weighs. Found by fitting a softmax over the candidates to labelled descriptions (every other row of a
 * set of pairs, the rest kept for measuring), so that the share of a candidate among all is its chance of being right.
 */
export const WEIGHTS: Readonly<Record<(typeof EVIDENCE)[number], number>> = {
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
};

/** The score of the case that the right code is no candidate at all. */
export const NOTHING_FITS = 5.672;

/** How the share of the best candidate becomes its chance. */
export const CALIBRATION: Calibration = { floor: 0.171, slope: 0.743 };
