/*
 * The numbers of the stage fields (lines of goods), by the file that takes them: shares of one, counts, and parts of the height of letters
 * where nothing else is said. How sure values are stands in `certainty.ts`.
 */

/** `codes-before-goods.ts` */
export const CODES_BEFORE_GOODS = {
  /** Of one line nobody can tell. */
  fewestLines: 2,
  /** Letters and figures of a code at least. */
  shortest: 5,
  /** Of the lines so many have codes of one form. */
  ofOneForm: 0.6,
};

/** `closing-amounts.ts` */
export const CLOSING_AMOUNTS = {
  /** Charges that stand behind each other are at most so many. */
  mostAdded: 4,
  /** So often something is added up: to a first sum, to the net one, then to the gross one. */
  mostSums: 3,
};

/** `priced-by-weight.ts` */
export const PRICED_BY_WEIGHT = {
  /** Amounts are rounded by no more than this. */
  off: '0.02',
};

/** `shared-tariff-code.ts` */
export const SHARED_CODES = {
  /** Lines that begin within this many points of each other begin at the same place. */
  sameLeft: 3,
};

/** `rows-behind-sum.ts` */
export const ROWS_BEHIND_SUM = {
  /** A sum of fewer rows says nothing: one amount is easily the total of a paper. */
  leastRows: 2,
};
