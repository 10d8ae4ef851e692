/*
 * The numbers of the stage embedded, by the file that takes them: shares of one, counts, and parts of the height of letters
 * where nothing else is said. How sure values are stands in `certainty.ts`.
 */

/** `same-print.ts` */
export const SAME_PRINT = {
  /** Of the words of an address, how many both have to have. */
  sharedWords: 0.6,
};

/** `stated-invoice.ts` */
export const STATED_INVOICE = {
  /** A paper of twenty pages has fewer. */
  mostLines: 2000,
};

/** `stated-value.ts` */
export const STATED_VALUE = {
  /** Signs of a number; what is longer is not read. */
  longestNumber: 40,
  /** Signs of a value; what is longer is not read. */
  longest: 500,
  /** Signs of a text of several lines; what is longer is not read. */
  longestProse: 5000,
};
