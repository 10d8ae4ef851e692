/*
 * The numbers of the stage words, by the file that takes them: shares of one, counts, and parts of the height of letters
 * where nothing else is said. How sure values are stands in `certainty.ts`.
 */

/** `band.ts` */
export const BAND = {
  /** Bounds are taken this much wider, in points, so that no rounding leaves out what just reaches in. */
  slack: 1,
};

/** `column-starts.ts` */
export const COLUMN_STARTS = {
  /** A column may begin behind a gap of this width: a usual one is a quarter wide. */
  leastGap: 0.35,
  /** The gap before a column is so many times as wide as the others of its line. */
  wider: 1.3,
  /** Lines of a column begin at the same place, to this part. */
  aligned: 0.15,
  /** Other lines of it begin no farther above or below than this. */
  near: 8,
  /** So many other lines make a column. */
  leastLines: 2,
};

/** `enclosure.ts` */
export const ENCLOSURE = {
  /** What stands within this part of the sides of a scan is its edge. */
  edge: 0.02,
  /** Rules that come nearer to each other than this, as a part of the page, meet. */
  meets: 0.005,
  /** Rules may end this far before the line that they should meet, in points. */
  slack: 2,
  /** Without a rule above, a box in the corner of a page ends within its upper third, in points. */
  corner: 280,
  /** A box for the number of another one is no higher than this, in heights of the number, ... */
  cornerHeight: 2,
  /** ... and no wider than this. */
  cornerWidth: 3,
  /** So far past a rule something stands on its other side, in points. */
  past: 3,
};

/** `page-parts.ts` */
export const PAGE_PARTS = {
  /** A column at the side is so wide, as a part of what is printed across, and has so many phrases. */
  narrowest: 0.12,
  /** A column at the side takes at most this share of the width of its page. */
  widest: 0.4,
  /** A column at the side has at least so many phrases. */
  leastPhrases: 8,
  /** The channel beside it is so wide, in points. */
  leastChannel: 6,
  /** It tells so many things at least by labels of its own: the column of a table has none. */
  leastLabels: 3,
  /** Values of a form stand level with their labels; of two columns only so many lines meet, as a part of all. */
  mostLevel: 0.5,
  /** Lines that stand level are no farther apart than this, in points. */
  level: 1,
};

/** `placed-word.ts` */
export const PLACED_WORD = {
  /** Below this an OCR engine often guesses at specks and logos: only what looks like a word is kept, and its value is doubted. */
  leastConfidence: 0.3,
};

/** `struck-words.ts` */
export const STRUCK_WORDS = {
  /** A line is drawn to strike a word where it begins and ends with it; lines of forms do not. In heights of the print. */
  near: 0.8,
  /** A line strikes words of which it covers this share. */
  covered: 0.6,
};

/** `style-by-words.ts` */
export const STYLE_BY_WORDS = {
  /** Fewer small words of other languages than English may be names. */
  fewest: 3,
};

/** `without-blots.ts` */
export const WITHOUT_BLOTS = {
  /** A word is taller than its neighbour by this where ink of something else touches it; print that is far larger is another print. */
  leastTaller: 1.25,
  /** What is taller than so many times the height of its letters is no blot. */
  mostTaller: 2.2,
  /** Neighbours stand so close, and begin or end at the same height, in heights of the lower one. */
  beside: 1.2,
  /** A blot begins or ends at the height of its line, to this part of that height. */
  level: 0.25,
  /** The print of another line touches a word where it stands nearer than this, in the same height. */
  touching: 0.1,
};
