import type { EVIDENCE } from './evidence.js';

/**
 * What each kind of evidence weighs. Found by fitting a softmax over the candidates to labelled descriptions (every other row of a
 * set of pairs, the rest kept for measuring), so that the share of a candidate among all is its chance of being right.
 */
export const WEIGHTS: Readonly<Record<(typeof EVIDENCE)[number], number>> = {
  mutual: 1.28,
  sameThing: 0.91,
  reach: 0.49,
  whole: 1,
  nomenclature: 3.92,
  known: 1.67,
  share: 0.6,
  headingMutual: -0.04,
  headingSameThing: 0.39,
  headingWhole: -0.15,
  headingKnown: 3.13,
  headingShare: 0.14,
  familyMutual: -0.77,
  familyWhole: 1.27,
  chapterShare: 0.98,
  chapterKnown: 0.06,
  chapterMutual: 1.21,
  size: 0.18,
  exact: -0.62,
};

/** The score of the case that the right code is no candidate at all. */
export const NOTHING_FITS = 3.96;
