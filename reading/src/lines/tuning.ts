/*
 * The numbers of the stage fields (lines of goods), by the file that takes them: shares of one, counts, and parts of the height of letters
 * where nothing else is said. How sure values are stands in `certainty.ts`.
 */

/** `closing-amounts.ts` */
export const CLOSING_AMOUNTS = {
  /** Charges that stand behind each other are at most so many. */
  mostAdded: 4,
  /** So often something is added up: to the net sum, then to the gross one. */
  mostSums: 2,
};

/** `priced-by-weight.ts` */
export const PRICED_BY_WEIGHT = {
  /** Amounts are rounded by no more than this. */
  off: '0.02',
};
