import type { Calibration } from './calibrate.js';
import type { EVIDENCE } from './evidence.js';

/**
 * What each kind of evidence weighs. Found by fitting a softmax over the candidates to labelled descriptions (every other row of a
 * set of pairs, the rest kept for measuring), so that the share of a candidate among all is its chance of being right.
 */
export const WEIGHTS: Readonly<Record<(typeof EVIDENCE)[number], number>> = {
  mutual: 3.32,
  sameThing: 1.023,
  reach: -1.403,
  whole: -0.092,
  nomenclature: 1.614,
  known: 3.69,
  share: 0.313,
  headingSameThing: 0.098,
  headingKnown: 3.329,
  headingShare: -0.452,
  familyMutual: 1.326,
  familyWhole: 0.552,
  chapterShare: 1.683,
  chapterMutual: 0.531,
};

/** The score of the case that the right code is no candidate at all. */
export const NOTHING_FITS = 5.887;

/** How the share of the best candidate becomes its chance. */
export const CALIBRATION: Calibration = { floor: 0.215, slope: 0.707 };
