/*
 * The numbers of the stage split and type, by the file that takes them: shares of one, counts, and parts of the height of letters
 * where nothing else is said. How sure values are stands in `certainty.ts`.
 */

/** `charged-carriage.ts` */
export const CHARGED_CARRIAGE = {
  /** An invoice of goods may have a line or two for freight and handling. */
  leastLines: 3,
  /** Of the lines of a forwarder's invoice so many name a charge that is known. */
  leastShare: 0.6,
  /** And so many where the paper tells of a waybill's carriage. */
  leastShareOfCarriage: 0.5,
  /** What speaks for a waybill where a carriage is told of. */
  leastOfWaybill: 2.5,
  /** Letters that the name of a charge has at most, with its rate. */
  longestName: 60,
};

/** `classify-page.ts` */
export const CLASSIFY_PAGE = {
  /** How far from its label a value may stand, in heights of the print. */
  beside: 16,
  /** A headline of words of its own that is printed larger than the rest counts almost as much as a title. */
  largeHeadline: 1.12,
  /** Longer lines are sentences. */
  mostWords: 9,
};

/** `headline.ts` */
export const HEADLINE = {
  /** Print higher than the rest by this is a headline, whatever its letters; in the upper part of a page less will do beside a word for a paper. */
  headline: 1.12,
  /** High on the page, print so many times as large as the rest is a headline. */
  highHeadline: 1.05,
  /** Words that a headline has at least. */
  fewestWords: 2,
  /** Words that a headline has at most. */
  mostWords: 14,
};

/** `segments.ts` */
export const SEGMENTS = {
  /** A page whose title is fainter than this goes on with the document before it. */
  leastScore: 1.2,
  /** A page with no more phrases than these has but the footing that did not fit on the page before. */
  footing: 2,
  /** A sheet with no more texts than these is a note, no paper of its own. */
  note: 3,
};

/** `title-lines.ts` */
export const TITLE_LINES = {
  /** A number no farther beside words than this, in heights of their print, makes them a label. */
  valueBeside: 12,
};

/** `settle-type.ts` */
export const SETTLE_TYPE = {
  /** Signs that weigh less together are those of any paper. */
  least: 3.5,
  /** A title that stands alone and is at least this loud is believed, whatever a paper holds. */
  loud: 1.2,
  /** What a fainter title weighs among the signs, by how loud it is. */
  weightOfTitle: 2.5,
};

/** `title-words.ts` */
export const TITLE_WORDS = {
  /** Words that a title has at most. */
  mostWords: 16,
};

/** `titles.ts` */
export const TITLES = {
  /** Shorter words are never guessed. */
  longEnough: 6,
  /** Chinese signs that a title has at least. */
  leastHan: 2,
};

/** `transport-type.ts` */
export const TRANSPORT_TYPE = {
  /** With less between them nobody could tell. */
  leastDifference: 0.4,
};

/** `weigh-signs.ts` */
export const WEIGH_SIGNS = {
  /** A paper that lacks all that its type needs weighs so much of what its signs say. */
  withoutNeeds: 0.5,
  /** Letters of a sign that an explanation quotes. */
  longestQuote: 40,
};

/** `whole-title.ts` */
export const WHOLE_TITLE = {
  /** Print this much higher than the rest of a page may be a title although something stands beside it. */
  largePrint: 1.3,
};
