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

/** `find-boxes.ts` */
export const FIND_BOXES = {
  /** So many labels have a cell of their own with a value in the cell below, where the form is arranged so. */
  leastBelow: 4,
};

/** `goods-by-code.ts` */
export const GOODS_BY_CODE = {
  /** So many cells between the same two rules are a row of goods. */
  leastCells: 5,
};
