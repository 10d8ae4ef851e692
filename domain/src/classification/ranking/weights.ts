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
    mutual: 2.766,
    sameThing: 1.382,
    reach: -1.588,
    whole: 0.311,
    nomenclature: 2.838,
    known: 4.331,
    share: 0.308,
    headingSameThing: 0.509,
    headingKnown: 3.281,
    headingShare: -0.883,
    familyMutual: 1.45,
    familyWhole: 0.899,
    chapterShare: 0.954,
    chapterMutual: 1.383,
    nearness: 0,
    headingNearness: 0,
  },
  nothingFits: 5.673,
  calibration: { floor: 0.056, slope: 0.627, official: 2.882 },
};

/** By words and by nearness of embeddings. */
export const BY_EMBEDDING: Weighing = {
  weights: {
    mutual: 1.038,
    sameThing: 1.118,
    reach: -1.375,
    whole: -0.202,
    nomenclature: 2.689,
    known: 3.013,
    share: 0.476,
    headingSameThing: 0.414,
    headingKnown: 2.977,
    headingShare: -0.743,
    familyMutual: 0.622,
    familyWhole: 0.699,
    chapterShare: 1.064,
    chapterMutual: 1.347,
    nearness: 3.918,
    headingNearness: 1.222,
  },
  nothingFits: 7.072,
  calibration: { floor: -0.109, slope: 0.631, official: 3.121 },
};
