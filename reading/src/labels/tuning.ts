/*
 * The numbers of the stage labels, by the file that takes them: shares of one, counts, and parts of the height of letters
 * where nothing else is said. How sure values are stands in `certainty.ts`.
 */

/** `box-captions.ts` */
export const BOX_CAPTIONS = {
  /** What is filled into a box is this much higher than the caption of the box. */
  larger: 1.12,
  /** So many boxes must have a small caption over larger print before a form is taken for one of that kind. */
  leastBoxes: 4,
  /** A caption has no more lines and words than this; what is longer is a clause. */
  mostLines: 3,
  /** Words that a caption in a box has at most. */
  mostWords: 24,
};

/** `captions.ts` */
export const CAPTIONS = {
  /** Labels for so many things must have their values above them, and so many times more than have them below. */
  leastVotes: 4,
  /** So many times as many captions must speak for a side as against it. */
  majority: 3,
  /** Labels higher than captions by this, as the heads of tables, are set otherwise. */
  samePrint: 1.15,
};

/** `columned-labels.ts` */
export const COLUMNED_LABELS = {
  /** Values that begin at one place below each other stand in a column of their own, however near their labels are. */
  samePlace: 1,
  /** How far apart two lines of such a list may stand, in heights. */
  listGap: 8,
};

/** `contacts-within.ts`, in heights of letters but for the count. */
export const CONTACTS_WITHIN = {
  /** More lines than this over a contact are no longer a name alone. */
  mostNames: 3,
  /** How far below each other lines of one block stand; rows of sheets are the farthest. */
  close: 1.2,
  /** How far below its label the name begins at most. */
  underLabel: 2.6,
};

/** `find-labels.ts` */
export const FIND_LABELS = {
  /** A label this much lower than its value, as a part of its height, is set apart from it. */
  smallLabel: 0.9,
  /** Half a label has no more words than this. */
  mostHalfWords: 6,
  /** More words than these are a sentence. */
  mostRestWords: 3,
  /** Wider than any space between words, as a part of the height of the print, than the spaces of the same line, and than a letter of a typewriter. */
  farApart: 0.55,
  /** A gap is wide that is so many times as wide as the other gaps of its line. */
  wider: 1.8,
  /** A gap is wide that is wider than so many letters. */
  letters: 1.25,
};

/** `label-values.ts` */
export const LABEL_VALUES = {
  /** Over a label of another kind, so many lines at the top of a box are the value of the label before the box. */
  leastOverLabel: 3,
  /** More lines than this in the cell of a label are no longer its value alone. */
  mostWrapped: 2,
  /** A gap of so many heights behind the name of a party on its line parts it from something else. */
  partyGap: 10,
};

/** `likely-label.ts` */
export const LIKELY_LABEL = {
  /** Which share of all likelihood a name must have before it is guessed. */
  leastShare: 0.95,
  /** A label of more words than this is not guessed. */
  mostWords: 7,
  /** Fewer Chinese signs are a name as well as a label. */
  leastHan: 3,
};

/** `likely-names.ts` */
export const LIKELY_NAMES = {
  /** Added to every count, so that words never seen with a thing make it unlikely and not impossible. */
  smoothing: 0.01,
  /** So many letters make one sign: endings and stems that words of one family share. */
  run: 4,
};

/** `lone-script.ts` */
export const LONE_SCRIPT = {
  /** From so many other labels on one may say in which script a paper is written. */
  enough: 3,
};

/** `misread.ts` */
export const MISREAD = {
  /** Scans misread at most one letter in a word, and two in a label that is longer than this. */
  longLabel: 12,
  /** Words up to this length are never guessed. */
  shortWord: 3,
};

/** `running-text.ts` */
export const RUNNING_TEXT = {
  /** So many labels before dashes show that a paper writes dashes for colons. */
  leastDashed: 3,
  /** A line that is full reaches so far across what is printed. */
  full: 0.7,
  /** Columns of a form begin at the same place, in points. */
  samePlace: 2,
};

/** `section-codes.ts` */
export const SECTION_CODES = {
  /** So many captions with codes of their own make a form of sections. */
  least: 5,
};

/** `stacked-tongues.ts` */
export const STACKED_TONGUES = {
  /** How near two lines of one caption stand, in heights, and how far their beginnings may differ, in points. */
  close: 0.7,
  /** Two lines of one caption begin at the same place, to so many points. */
  samePlace: 2,
};

/** `vocabulary.ts` */
export const VOCABULARY = {
  /** Shorter labels without their `and` may be two labels. */
  leastWithoutAnd: 4,
};

/** `without-titles.ts` */
export const WITHOUT_TITLES = {
  /** Print this much higher than the rest of a page is its title where it reads like one. */
  titleSize: 1.4,
  /** Print this much higher is never that of a label. */
  huge: 2,
  /** What a hand writes into a form is of about one size, as a part of its height, ... */
  likeHand: 0.75,
  /** ... is this share of all phrases of a scan at least, ... */
  shareOfHand: 0.12,
  /** ... and so many of them. */
  leastOfHand: 4,
};

/** `without-clauses.ts` */
export const WITHOUT_CLAUSES = {
  /** Lines over which a clause behind a caption goes at most. */
  mostLines: 4,
  /** Words that a clause has at least. */
  leastWords: 4,
};

/** `rows-of-sheet.ts` */
export const ROWS_OF_SHEET = {
  /** The block of a party has no more rows than this below its name. */
  most: 7,
};

/** `lines-below.ts` */
export const LINES_BELOW = {
  /** A value set to the right or in the middle under its label ends, or has its middle, no farther from that of the label than this, in heights. */
  flush: 0.4,
};
