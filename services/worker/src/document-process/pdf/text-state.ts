import type { Rectangle } from '../geometry.js';
import { IDENTITY, type Matrix, multiply } from './matrix.js';

/** What pdfjs tells of a font, as far as places on the page depend on it. */
export interface FontFacts {
  readonly ascent?: number;
  readonly descent?: number;
  readonly vertical?: boolean;
  readonly fontMatrix?: readonly number[];
  readonly isType3Font?: boolean;
}

const NO_FONT: FontFacts = {};

/** The graphics and text parameters of a PDF content stream (ISO 32000-2, 8.4 and 9.3) that decide where marks fall. */
export class TextState {
  transform: Matrix = IDENTITY;
  lineWidth = 1;
  fill = '#000000';
  stroke = '#000000';
  /** How much of what lies below shows through what is filled: 1 lets nothing through. */
  opacity = 1;
  clip: Rectangle | null = null;
  /** Whether the clip is no more than this rectangle; else it is somewhere inside of it. */
  isClipPlain = true;
  font: FontFacts = NO_FONT;
  fontSize = 0;
  charSpacing = 0;
  wordSpacing = 0;
  horizontalScale = 1;
  leading = 0;
  rise = 0;
  renderingMode = 0;
  textMatrix: Matrix = IDENTITY;
  /** Where the current line began and where the next glyph goes, in text space. */
  lineX = 0;
  lineY = 0;
  x = 0;
  y = 0;

  copy(): TextState {
    return Object.assign(new TextState(), this);
  }

  beginText(): void {
    this.setTextMatrix(IDENTITY);
  }

  setTextMatrix(matrix: Matrix): void {
    this.textMatrix = matrix;
    this.x = this.lineX = 0;
    this.y = this.lineY = 0;
  }

  moveText(x: number, y: number): void {
    this.x = this.lineX += x;
    this.y = this.lineY += y;
  }

  /** Text space at the next glyph's origin to page points. */
  glyphMatrix(): Matrix {
    const placed = multiply(this.transform, this.textMatrix);
    const direction = this.fontSize < 0 ? -1 : 1; // a negative size turns the letters by half a turn
    return multiply(placed, [this.horizontalScale * direction, 0, 0, direction, this.x, this.y + this.rise]);
  }
}
