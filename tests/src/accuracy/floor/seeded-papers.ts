import { type MadeDocument, makeDocument } from '../generator/make-document.js';
import type { TrialSet } from '../generator/trial-set.js';

/** The sets that readers are developed on: what is read there once is not lost again. */
const SETS: readonly TrialSet[] = ['develop', 'tuned', 'fresh'];
/** So many numbers go through every kind of paper, and most of them twice. */
const NUMBERS = 42;

/** Some thirty papers with a text layer, of every kind, from all three sets in turn. They are the same on every machine. */
export function seededPapers(): MadeDocument[] {
  const numbers = Array.from({ length: NUMBERS }, (_, number) => number);
  return SETS.flatMap((set, place) =>
    numbers.filter((number) => number % SETS.length === place).map((number) => makeDocument(set, number)),
  ).filter(({ medium }) => medium === 'pdf');
}
