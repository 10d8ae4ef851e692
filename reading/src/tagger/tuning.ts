/*
 * The numbers of the tagger, by the file that takes them: counts, parts of the height of letters, shares. The network has learnt with them:
 * after one of them has changed it is learnt anew.
 */

/** `letter-runs.ts` */
export const LETTER_RUNS = {
  /** Runs of letters fall into so many buckets. */
  buckets: 8192,
  /** Letters of a run, at least and at most. */
  shortest: 2,
  longest: 4,
  /** So many runs of a word are looked at. */
  most: 40,
};

/** `printed-lines.ts` */
export const PRINTED_LINES = {
  /** Words whose middles are nearer than this part of the lower of them stand on one line. */
  nearest: 0.45,
  /** Points: nothing is lower. */
  lowest: 4,
};

/** `products-on-line.ts` */
export const PRODUCTS = {
  /** So many numbers of a line are multiplied with each other. */
  mostNumbers: 14,
  /** A product is rounded by a cent, or by this share of it. */
  cent: 0.011,
  share: 0.0002,
};

/** `sums-of-column.ts` */
export const SUMS = {
  /** Points by which the right or left edges of the numbers of a column differ at most. */
  right: 6,
  left: 4,
  /** So many numbers above one are added up, and so many right above it may be left out (taxes, charges). */
  mostNumbers: 45,
  mostLeftOut: 2,
  /** A sum is right to a cent, or to this share of it. */
  cent: 0.011,
  share: 0.00001,
};

/** `page-signs.ts`, `page-words.ts`, `word-signs.ts` */
export const PAGE_SIGNS = {
  /** Words of a page that are looked at: a sheet of thousands would take minutes. */
  mostWords: 900,
  /** Letters of a phrase that is asked what it names, and the least share of what it may name that is told, so many at most. */
  longestPhrase: 80,
  leastShare: 0.03,
  mostShares: 5,
};

/** `known-words.ts` */
export const KNOWN_WORDS = {
  /** So many words beside each other may be a country or a code of the tariff together. */
  longestRun: 4,
  /** Letters of a phrase that may be a name or part of an address. */
  longestPhrase: 120,
};

/** `unpacked-network.ts` */
export const NETWORK_SIZES = {
  /** Numbers by which a word is known within the network; so many heads look in each of so many layers (`tests/tagger/network.py`). */
  width: 96,
  heads: 6,
  layers: 4,
};

/** `agreed-roles.ts` */
export const AGREED_ROLES = {
  /** A table of fewer rows has no majority. */
  leastRows: 3,
  /** Columns are parted by a channel that is wider than this part of the height of letters. */
  channel: 0.6,
  /** What this share of the rows has in a column, the others have, too: those that seem to have what less than the second share has. */
  nearlyAll: 0.75,
  few: 0.3,
};

/** `tagged-pages.ts` */
export const TAGGED_PAGES = {
  /** So many pages of a paper are tagged, and so many words in all: 300 take a quarter of a second. */
  most: 6,
  mostWords: 2000,
  /** Pages with fewer words tell nothing. */
  leastWords: 3,
};
