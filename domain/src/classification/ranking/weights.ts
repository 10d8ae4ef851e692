import type { EVIDENCE } from './evidence.js';

/**
 * What each kind of evidence weighs. Found by fitting a softmax over the candidates to labelled descriptions (every other row of a
 * set of pairs, the rest kept for measuring), so that the share of a candidate among all is its chance of being right.
 */
export const WEIGHTS: Readonly<Record<(typeof EVIDENCE)[number], number>> = {
  mutual: 1.52,
  sameThing: 0.31,
  reach: 1.81,
  whole: 1.0,
  nomenclature: 5.26,
  known: 1.56,
  share: 1.29,
  headingMutual: 0.56,
  headingSameThing: 0.71,
  headingWhole: -2.33,
  headingKnown: 4.54,
  headingShare: 0.33,
  familyMutual: -0.88,
  familyWhole: 0.92,
  chapterShare: -0.76,
  chapterKnown: 1.53,
  chapterMutual: 1.22,
  size: -0.6,
  exact: -1.2,
};
