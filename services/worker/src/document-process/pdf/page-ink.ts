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
  /** What it is printed in: `#rrggbb`, or another word for what is no plain colour. */
  readonly colour: string;
}

/** A picture as placed on the page, and the resolution it is stored in: dots per inch of paper. */
export interface PlacedPicture extends Rectangle {
  readonly dpi: number;
}

/** Why a person cannot see or read a character that the file holds. */
export type Unseen = 'hidden text' | 'painted over' | 'off page' | 'tiny text';

/** Everything that leaves marks on a page, in drawing order, and the characters that leave none. */
export interface PageInk {
  readonly glyphs: readonly Glyph[];
  readonly unseen: ReadonlyMap<Unseen, readonly Glyph[]>;
  readonly rules: readonly Rectangle[];
  readonly pictures: readonly PlacedPicture[];
  /** What is drawn by hand rather than ruled, stroke by stroke: signatures, stamps, logos. */
  readonly strokes: readonly Rectangle[];
  /** Filled or stroked shapes, the rules among them. */
  readonly shapeCount: number;
}
