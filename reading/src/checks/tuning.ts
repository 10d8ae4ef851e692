/*
 * The numbers of the stage checks, by the file that takes them: shares of one, counts, and parts of the height of letters
 * where nothing else is said. How sure values are stands in `certainty.ts`.
 */

/** `kinds/address.ts` */
export const ADDRESS = {
  /** A shorter text has a street or a town alone. A Chinese sign says as much as three letters. */
  shortest: 22,
  /** Letters that one Chinese sign counts for. */
  ofASign: 3,
};

/** `adds-up.ts` */
export const ADDS_UP = {
  /** No tax is more than this share of what it is paid on. */
  highestTax: 0.4,
};

/** `is-whole.ts` */
export const IS_WHOLE = {
  /** How far below the last line of an address the next one stands, in heights. */
  nextLine: 1,
};

/** `kinds/name.ts` */
export const NAME = {
  /** More letters than this are a sentence or two names. */
  longest: 80,
};

/** `kinds/number.ts` */
export const NUMBER = {
  /** A number of fewer letters and figures is as well a count, a page, or the beginning of a longer one. */
  shortest: 3,
};

/** `kinds/place.ts` */
export const PLACE = {
  /** More letters than this are a place and something else. */
  longest: 27,
};

/** `larger-below.ts` */
export const LARGER_BELOW = {
  /** How far the ends of figures of one column lie apart, in heights. */
  aside: 1,
  /** How far a figure may be from its own in another unit, as a share of it. */
  rounding: 0.01,
};

/** `later-day.ts` */
export const LATER_DAY = {
  /** The next line begins no farther below a day, in heights. */
  nextLine: 1,
  /** What belongs to it begins no farther at its sides, in heights. */
  beside: 12,
};

/** `rival-word.ts` */
export const RIVAL_WORD = {
  /** A kind of packages that is not counted stands alone, or beside one more word: in a longer text it names goods (`Junction box IP65`). */
  mostWords: 2,
};
