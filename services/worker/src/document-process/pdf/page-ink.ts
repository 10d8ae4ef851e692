import type { Rectangle } from '../geometry.js';

/** A point on the page in points, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One character as it stands on the page: its baseline from start to end, and how far it reaches above and below. */
export interface Glyph {
  readonly text: string;
  readonly start: Point;
  readonly end: Point;
  /** From the baseline to the top of the font's letters, and to their lowest point. */
  readonly ascent: Point;
  readonly descent: Point;
  readonly size: number;
  /** The fill is so light that it only shows on a dark ground. */
  readonly isLight: boolean;
}

/** A picture as placed on the page, and the resolution it is stored in: dots per inch of paper. */
export interface PlacedPicture extends Rectangle {
  readonly dpi: number;
}

/** Everything that leaves marks on a page, in drawing order. */
export interface PageInk {
  readonly glyphs: readonly Glyph[];
  readonly rules: readonly Rectangle[];
  readonly pictures: readonly PlacedPicture[];
  /** What is drawn by hand rather than ruled, stroke by stroke: signatures, stamps, logos. */
  readonly strokes: readonly Rectangle[];
  /** Filled or stroked shapes, the rules among them. */
  readonly shapeCount: number;
  /** Characters that the file holds but never shows (text rendering mode 3). */
  readonly hiddenGlyphCount: number;
}
