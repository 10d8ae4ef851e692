/*
 * The numbers of the stage fields (what each type has), by the file that takes them: shares of one, counts, and parts of the height of letters
 * where nothing else is said. How sure values are stands in `certainty.ts`.
 */

/** `sources/amounts.ts` */
export const AMOUNTS = {
  /** More points than any page is high. */
  page: 100_000,
};

/** `sources/bill-terms.ts` */
export const BILL_TERMS = {
  /** A count of originals is a few words; longer text is something else. */
  mostOfACount: 30,
};

/** `sources/form-number.ts` */
export const FORM_NUMBER = {
  /** The head of a form, as a part of its print from top to bottom. */
  head: 0.15,
  /** How far the figures of a number stand from its letter, in heights. */
  mostGap: 4,
};

/** `sources/goods-cells.ts` */
export const GOODS_CELLS = {
  /** A line this far below the one before it, in heights, begins another paragraph. */
  apart: 0.6,
};

/** `sources/payment-in-words.ts` */
export const PAYMENT_IN_WORDS = {
  /** A sentence of more letters says other things besides. */
  longest: 110,
};

/** `sources/total-line.ts` */
export const TOTAL_LINE = {
  /** A head of a column has no more letters than these. */
  longestHead: 40,
};

/** `sources/measured-columns.ts` */
export const MEASURED_COLUMNS = {
  /** A sum of fewer rows may be met by chance. */
  leastRows: 2,
};

/** `sources/mode-of-bill.ts` */
export const MODE_OF_BILL = {
  /** So many different ones show that a bill is one for the road. */
  leastTerms: 2,
};

/** `sources/packing/declarant.ts` */
export const DECLARANT = {
  /** So many lines above a title are a letterhead; more are something else. */
  mostLines: 5,
};

/** `sources/packing/packing-answers.ts` */
export const PACKING_ANSWERS = {
  /** Lines of one question and its answers stand no farther apart than this, in heights. */
  nextLine: 1.6,
  /** How far answers stand in from their question, in heights. */
  mostIndent: 3,
};

/** `sources/printed-amounts.ts` */
export const PRINTED_AMOUNTS = {
  /** So many are tried: of a sheet whose thousands of rows nobody could read, each would be added to each for minutes. */
  most: 60,
};

/** `sources/stated-goods.ts` */
export const STATED_GOODS = {
  /** A line of a paragraph that is full reaches so far across the page's print. */
  full: 0.8,
  /** Lines of one paragraph, and of one list, stand no farther apart, in heights. */
  nextLine: 1,
  /** Goods in a list stand so many line heights from each other. */
  nextItem: 1.6,
};

/** `sources/certified-day.ts` */
export const CERTIFIED_DAY = {
  /** Those who declare and certify sign below this share of the last page. */
  lowerPart: 0.5,
};

/** `sources/certifying-signature.ts` */
export const CERTIFYING_SIGNATURE = {
  /** How far below its caption an authority signs, in points. */
  reach: 180,
  /** The box of an authority is at least so wide, in points. */
  width: 230,
};

/** `weights-in-thousands.ts` */
export const WEIGHTS_IN_THOUSANDS = {
  /** From here on a number has its thousands already. */
  most: 1000,
  /** A package that weighs less than this, in kilograms, makes a number doubtful that may be thousands. */
  doubtful: 3,
  /** No package of a consignment weighs less than this. */
  impossible: 0.3,
};

/** `sources/airline-name.ts` */
export const AIRLINE_NAME = {
  /** The name and the town of an airline stand within so many heights of the caption of their box. */
  reach: 4,
};

/** `sources/summed-column.ts` */
export const SUMMED_COLUMN = {
  /** One row is no sum. */
  leastRows: 2,
};

/** `lines/boxed-goods.ts` */
export const BOXED_GOODS = {
  /** How much goods are is told in no more lines: what is counted, their gross and their net weight. */
  mostMeasures: 3,
};

/** `freight-on-line.ts` */
export const FREIGHT_ON_LINE = {
  /** The amount in a strip of captions stands no farther below its own than this, in heights. */
  under: 1.6,
};

/** `packages-in-marks.ts` */
export const PACKAGES_IN_MARKS = {
  /** How far to the side of the head of a column a mark may begin, in heights of the head. */
  beside: 4,
};

/** `day-of-head.ts` */
export const DAY_OF_HEAD = {
  /** The upper part of the first page in which a paper is dated. */
  part: 0.5,
};

/** `origin-in-words.ts` */
export const ORIGIN = {
  /** A country filled in on a dotted line stands no farther below the words that ask for it than this, in heights. */
  below: 2,
};

/** `lines/tagged-lines.ts` */
export const TAGGED_LINES = {
  /** A column that the rules missed is taken from the network where this share of the rows has it. */
  nearlyAll: 0.8,
  /** Papers of which the rules read more rows than so many are not tagged: the network would see a few pages of them. */
  mostRows: 300,
};
