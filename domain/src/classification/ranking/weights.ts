import type { Calibration } from './calibrate.js';
import type { EVIDENCE } from './evidence.js';

/**
 * What each kind of evidence weighs. Found by fitting a softmax over the candidates to labelled descriptions (every other row of a
 * set of pairs, the rest kept for measuring), so that the share of a candidate among all is its chance of being right.
 */
export const WEIGHTS: Readonly<Record<(typeof EVIDENCE)[number], number>> = {
  mutual: 3.211,
  sameThing: 1.245,
  reach: -2.094,
  whole: 0.239,
  nomenclature: 2.2,
  known: 4.683,
  share: 0.611,
  headingSameThing: 0.334,
  headingKnown: 3.701,
  headingShare: -0.461,
  familyMutual: 1.232,
  familyWhole: 0.797,
  chapterShare: 0.678,
  chapterMutual: 1.46,
};

/** The score of the case that the right code is no candidate at all. */
export const NOTHING_FITS = 5.852;

/** How the share of the best candidate becomes its chance. */
export const CALIBRATION: Calibration = { floor: 0.181, slope: 0.72 };
