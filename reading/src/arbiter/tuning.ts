/*
 * The numbers of the stage arbiter, by the file that takes them: counts, and parts of the height of letters where nothing else is said.
 * How sure values are stands in `certainty.ts`.
 */

/** `rivals.ts` */
export const RIVALS = {
  /** So many candidates of the ranker are rivals, from this chance on: what is less likely was hardly ever right. */
  ofRanker: 2,
  leastChance: 0.1,
};

/** `units-beside.ts` */
export const UNITS_BESIDE = {
  /** What stands farther below a figure belongs to something else. */
  nextLine: 1,
  /** A head is printed in no more lines than these. */
  linesOfHead: 2,
  /** The names of kinds of packages have two words at most: `wooden cases`. */
  mostWords: 2,
};
