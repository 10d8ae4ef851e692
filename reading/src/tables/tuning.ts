/*
 * The numbers of the stage tables, by the file that takes them: shares of one, counts, and parts of the height of letters
 * where nothing else is said. How sure values are stands in `certainty.ts`.
 */

/** `bare-details.ts` */
export const BARE_DETAILS = {
  /** What a code or a country is called has no more words: `customs tariff code no`. */
  mostLabelWords: 5,
  /** The longest names of countries, and codes with a space between their groups. */
  mostValueWords: 5,
};

/** `between-rows.ts` */
export const BETWEEN_ROWS = {
  /** Fewer numbers beside each other may be those of a row. */
  leastCounted: 4,
  /** A line of more words is no name of a group. */
  mostWords: 12,
  /** A line of fewer words is a label, and leads to no rows. */
  leastLeading: 4,
};

/** `body-lines.ts` */
export const BODY_LINES = {
  /** A gap of more than this many line heights ends a table without rules. */
  widestGap: 4.5,
  /** So many things between the rules of the columns are of a row of theirs. */
  leastRuled: 3,
  /** A line with something in all of so many columns is a row. */
  leastWhole: 4,
  /** Ruling lines nearer to each other than this, in points, are one. */
  sameRule: 4,
  /** Details of a row follow its other lines within this many line heights. */
  farthestDetail: 1.1,
};

/** `by-content.ts` */
export const BY_CONTENT = {
  /** So many of the rows must say something, and so many of the cells must be of one kind. */
  most: 0.7,
  /** The share of cells that must have a form before it tells what a column is. */
  nearlyAll: 0.9,
};

/** `column-roles.ts` */
export const COLUMN_ROLES = {
  /** Longer texts are several heads. */
  mostWords: 4,
};

/** `codes-before-goods.ts` */
export const CODES_BEFORE_GOODS = {
  /** So many of the rows must have one: samples and fees may have none, and the same goods stand in several packages. */
  most: 0.8,
  /** One row alone tells of no custom. */
  leastRows: 2,
  /** A title over the first row has no more lines than one. */
  mostLines: 2,
};

/** `codes-under-goods.ts` */
export const CODES_UNDER_GOODS = {
  /** In fewer rows a code below goods may be anything. */
  leastRows: 2,
  /** So many of the rows of goods must have one. */
  most: 0.65,
};

/** `columns.ts` */
export const COLUMNS = {
  /** Where a border is tried between two heads. */
  steps: 48,
  /** Words farther than this from all of these places, in points, are not asked for each of them. */
  reach: 1,
};

/** `delivered-counts.ts` */
export const DELIVERED_COUNTS = {
  /** On one row two counts may agree by chance. */
  leastRows: 2,
};

/** `described-apart.ts` */
export const DESCRIBED_APART = {
  /** So many of the rows must be described on lines of their own. */
  most: 0.7,
};

/** `columns-over.ts` */
export const COLUMNS_OVER = {
  /** Lines with fewer things than this part of those of the fullest one may be sums. */
  fewer: 0.6,
  /** What the goods are stands in the first columns, left of this one. */
  describing: 2,
};

/** `counted-by-figures.ts` */
export const COUNTED_BY_FIGURES = {
  /** This share of the rows must have a whole number there. */
  most: 0.8,
};

/** `described-by-words.ts` */
export const DESCRIBED_BY_WORDS = {
  /** So many of quantity, price, amount and weights must be known beside it. */
  leastTold: 2,
  /** So many of the rows must say something in words; the last of a few may be a remark. */
  most: 0.75,
};

/** `find-head.ts` */
export const FIND_HEAD = {
  /** Points from which a line is a row of heads. */
  leastScore: 3,
  /** What a row of heads loses where its next line is left out. */
  cutOff: 2.5,
  /** What stands no farther under heads than so many times their height is right under them. */
  near: 3,
};

/** `first-of-rows.ts` */
export const FIRST_OF_ROWS = {
  /** Lines with fewer things than this part of those of a row are texts between rows. */
  fewer: 0.5,
  /** Texts on lines of their own that may stand between two rows. */
  mostBetween: 3,
  /** Lines of one table stand no farther above each other than so many times their height. */
  widestGap: 2.5,
};

/** `full-rows.ts` */
export const FULL_ROWS = {
  /** So many of the columns of the fullest row must say something in a row that tells what columns hold. */
  most: 0.6,
};

/** `glued-columns.ts` */
export const GLUED_COLUMNS = {
  /** A gap that is not wider than this part of the height of letters may stand within a number. */
  widestSpace: 0.6,
  /** So many of the lines must have something on either side. */
  most: 0.7,
};

/** `group-lines.ts` */
export const GROUP_LINES = {
  /** Lines stand nearer to the one below than to the one above by this part of their height on the whole, and none as much the other way, where figures are set low. */
  lean: 0.04,
};

/** `group-titles.ts` */
export const GROUP_TITLES = {
  /** Fewer than this part of the rows may have a text over them that is none of theirs. */
  most: 0.5,
  /** A title has no more lines. */
  mostLines: 2,
  /** Above and below the lines of a ruled row there is no more room than so many of their heights. */
  mostAround: 4,
  /** So many figures stand beside what goods are. */
  leastFigures: 2,
};

/** `head-lines.ts` */
export const HEAD_LINES = {
  /** Lines that a row of heads may have. */
  mostLines: 5,
  /** Lines that stand beside each other in the cells of one ruled row may be more. */
  mostStaggered: 8,
  /** So many known heads in one ruled row are all of a table. */
  leastKnown: 3,
};

/** `headless-rows.ts` */
export const HEADLESS_ROWS = {
  /** Fewer rows could be proved by chance. */
  leastRows: 2,
  /** Where so many heads stand beside each other on any page rows are not without heads. */
  leastHeads: 4,
};

/** `heads-beside-rows.ts` */
export const HEADS_BESIDE_ROWS = {
  /** Last lines of heads stand no farther below the others, by their height. */
  near: 0.6,
  /** So many heads must go on to one that is known. */
  least: 2,
};

/** `infer-packing.ts` */
export const INFER_PACKING = {
  /** What is packed weighs at least this part of what is weighed with its package. */
  lightest: 0.6,
  /** And at least this part where neither head says that it is weighed. */
  unnamed: 0.75,
  /** So many rows must tell it then. */
  leastRows: 2,
};

/** `joined-columns.ts` */
export const JOINED_COLUMNS = {
  /** Lines with fewer things beside each other are no rows. */
  leastCells: 3,
  /** Two figures beside each other on one row may be anything. */
  leastRows: 2,
  /** So many of the rows must have something on both sides, and so many of these figures. */
  most: 0.7,
  /** Under one head stand no more columns than one more. */
  mostTimes: 3,
};

/** `judged-by-products.ts` */
export const JUDGED_BY_PRODUCTS = {
  /** Among more columns of figures three may fit by chance. */
  mostColumns: 12,
  /** So many of the rows must have a number in each of them. */
  most: 0.6,
};

/** `likely-codes.ts` */
export const LIKELY_CODES = {
  /** So many of the rows must have a code, and so many of these another one. */
  most: 0.8,
  /** So many of the codes must have figures: articles and charges may be words among them. */
  leastFigured: 0.5,
};

/** `likely-columns.ts` */
export const LIKELY_COLUMNS = {
  /** So many of the cells must have the form of what their head makes likely. */
  most: 0.8,
  /** A number of a paper has so many signs; shorter ones count something. */
  shortestNumber: 4,
};

/** `likely-head.ts` */
export const LIKELY_HEAD = {
  /** Which share of all likelihood a kind of column must have before it is guessed. */
  leastShare: 0.95,
  /** A head of more words than this is not guessed. */
  mostWords: 7,
};

/** `misnomers.ts` */
export const MISNOMERS = {
  /** So many of the cells must show it. */
  most: 0.7,
};

/** `next-pages.ts` */
export const NEXT_PAGES = {
  /** The lines of one row stand no farther from each other than this part of their height. */
  begun: 0.6,
};

/** `packed-products.ts` */
export const PACKED_PRODUCTS = {
  /** On one row alone two numbers make a third by chance. */
  leastRows: 2,
};

/** `part-heads.ts` */
export const PART_HEADS = {
  /** The head of one column has no more words beside each other than this. */
  mostBlocks: 7,
  /** Words whose sides come so near, in points, stand above each other. */
  touch: 0.5,
};

/** `placed-pieces.ts` */
export const PLACED_PIECES = {
  /** Words of one text stand no farther from each other than this part of their height. */
  widestSpace: 0.6,
};

/** `likely-bands.ts` */
export const LIKELY_BANDS = {
  /** Fewer things beside each other are no row of goods. */
  leastCells: 3,
  /** So many of them must be figures. */
  leastFigures: 2,
  /** So many heads over it must be known. */
  leastKnown: 1,
  /** This share of the heads must have something below them in the first row. */
  filled: 0.6,
};

/** `proved-bands.ts` */
export const PROVED_BANDS = {
  /** For so many pieces prices are told; on two rows where it is more than one. */
  pricedFor: [1, 100, 1000],
  /** Fewer things beside each other are no row of goods. */
  leastCells: 4,
  /** Smaller amounts are products by chance. */
  leastAmount: 20,
  /** Lines that heads may have. */
  mostLines: 5,
  /** Lines of what is sold that may stand over its figures. */
  mostTexts: 3,
};

/** `row-products.ts` */
export const ROW_PRODUCTS = {
  /** Where a rounded price times a quantity is an amount, this one is off by no more than this part of it. */
  rounded: 0.004,
  /** For so many pieces prices are told. */
  pricedFor: [1, 100, 1000],
  /** Products of rows must agree in so many of them. */
  most: 0.7,
  /** The share of rows that must have a number before products are tried. */
  nearlyAll: 0.9,
};

/** `row-tails.ts` */
export const ROW_TAILS = {
  /** Fewer gaps between rows do not tell how far these stand from each other. */
  leastGaps: 2,
  /** Remarks say no more than so many things beside each other. */
  mostPhrases: 2,
  /** They stand farther below the last row than so many times the widest gap in the rows. */
  wider: 1.2,
  /** And farther than this part of the height of letters. */
  least: 0.6,
};

/** `rows.ts` */
export const ROWS = {
  /** Words of one text stand no farther from each other than this part of their height. */
  widestSpace: 0.6,
};

/** `ruled-bands.ts` */
export const RULED_BANDS = {
  /** The line of heads stands no farther above the first rule than so many times its height. */
  near: 1,
  /** Fewer heads may be captions of a form. */
  leastHeads: 3,
};

/** `ruled-tables.ts` */
export const RULED_TABLES = {
  /** Rules within this many points of each other are the same one. */
  sameRule: 2,
  /** Fewer rows than this are boxes of a form beside each other, no table. */
  leastRows: 3,
  /** Fewer columns are no ruled table. */
  leastColumns: 2,
};

/** `same-heads.ts` */
export const SAME_HEADS = {
  /** Fewer heads than these may stand over something else. */
  leastHeads: 3,
};

/** `section-titles.ts` */
export const SECTION_TITLES = {
  /** A row of goods says something in so many columns. */
  leastCells: 3,
  /** So many of the rows must say as much, for others to be told from them. */
  most: 0.6,
};

/** `stacked-heads.ts` */
export const STACKED_HEADS = {
  /** A gap between two words that is wider than this many letter heights is no space. */
  widestSpace: 0.55,
};

/** `summed-bands.ts` */
export const SUMMED_BANDS = {
  /** Fewer things beside each other are no row of goods. */
  leastCells: 3,
  /** So many of them must be figures. */
  leastFigures: 2,
  /** Fewer rows sum up by chance. */
  leastRows: 2,
  /** Of so many rows one sum is enough; fewer ones must have two. */
  manyRows: 3,
  /** Lines of one table stand no farther above each other than so many times their height. */
  widestGap: 4,
};

/** `summing-line.ts` */
export const SUMMING_LINE = {
  /** Of so many rows one figure alone on its line may be the sum. */
  manyRows: 3,
};

/** `spanning-head.ts` */
export const SPANNING_HEAD = {
  /** A head of several heads stands so many heights of its letters off their middle, and over them, at the most. */
  near: 1.5,
};

/** `numbers-in-heads.ts` */
export const NUMBERS_IN_HEADS = {
  /** Fewer small numbers in even steps may stand beside each other by chance. */
  leastEven: 4,
};

/** `part-totals.ts` */
export const PART_TOTALS = {
  /** One sum alone may be the amount before a tax or a charge. */
  leastSums: 2,
  /** So many sums are none by chance, whatever stands beside them. */
  manySums: 3,
};

/** `lines-in-pairs.ts` */
export const LINES_IN_PAIRS = {
  /** One line alone may be anything with such labels. */
  leastLines: 2,
  /** A value has no more lines. */
  mostLines: 5,
  /** What begins within this many points of each other begins at the same place. */
  aligned: 3,
  /** The next line of a text stands no farther below than this part of its height. */
  near: 0.6,
};

/** `multiplied-lines.ts` */
export const MULTIPLIED_LINES = {
  /** One line alone may multiply by chance. */
  least: 2,
  /** What was sold stands no farther above its count, by the height of that. */
  near: 1.2,
};

/** `net-amounts.ts` */
export const NET_AMOUNTS = {
  /** On one row three figures may fit by chance. */
  leastRows: 2,
};

/** `watermarks.ts` */
export const WATERMARKS = {
  /** They are higher than so many times the usual height of letters. */
  higher: 4,
  /** And so many phrases stand under them. */
  leastCrossed: 3,
  /** Other words of one are at least so large, as a part of it. */
  alike: 0.75,
};

/** `unit-heads.ts` */
export const UNIT_HEADS = {
  /** A head of more words says more than a unit, even in two languages. */
  mostWords: 4,
};

/** `products-on-lines.ts` */
export const PRODUCTS_ON_LINES = {
  /** On one line alone three numbers may fit by chance. */
  leastLines: 2,
};

/** `side-by-side.ts` */
export const SIDE_BY_SIDE = {
  /** Fewer heads may be the same by chance. */
  leastColumns: 2,
};

/** `strips.ts` */
export const STRIPS = {
  /** Heads that name numbers, days or terms of the paper, from which a line of them is no table: one may also stand among goods. */
  labels: 3,
} as const;
