/*
 * The numbers of the stage type and fields (the customs form of China), by the file that takes them: shares of one, counts, and parts of the height of letters
 * where nothing else is said. How sure values are stands in `certainty.ts`.
 */

/** `boxes-of-form.ts` */
export const BOXES_OF_FORM = {
  /** Fewer boxes than this do not make a customs form. */
  leastBoxes: 8,
};

/** `label-cells.ts` */
export const LABEL_CELLS = {
  /** Rules within this many points of each other are the same one. */
  sameRule: 2,
};
