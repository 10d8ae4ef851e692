import { apply, type Matrix } from './matrix.js';
import type { Glyph, Point } from './page-ink.js';
import type { TextState } from './text-state.js';

/** A glyph as pdfjs lists it; widths are in thousandths of the font size. */
interface ListedGlyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
  readonly vmetric?: readonly number[] | null;
}

/** Invisible (3) and clip-only (7) text leaves no mark. */
export const isHiddenMode = (mode: number): boolean => mode === 3 || mode === 7;

/** The colour that decides whether text is seen: that of its outline where it is not filled. */
export function colourOfText({ renderingMode, fill, stroke }: TextState): string {
  if (renderingMode === 1 || renderingMode === 5) return stroke;
  const hasOutline = renderingMode === 2 || renderingMode === 6;
  return hasOutline && stroke !== fill ? 'outlined' : fill;
}

/** Places the glyphs of one show operator and moves the text position past them. */
export function placeGlyphs(listed: readonly unknown[], state: TextState, colour: string): Glyph[] {
  const matrix = state.glyphMatrix();
  const size = Math.abs(state.fontSize);
  const unit = size * (state.font.fontMatrix?.[0] ?? 0.001);
  const direction = state.fontSize < 0 ? -1 : 1;
  const isVertical = state.font.vertical === true;
  const shape = { size: size * Math.hypot(matrix[2], matrix[3]), reach: reachOf(state, matrix), colour };
  const glyphs: Glyph[] = [];
  let along = 0;
  for (const entry of listed) {
    if (typeof entry === 'number') {
      along += ((isVertical ? 1 : -1) * entry * size) / 1000;
      continue;
    }
    const glyph = entry as ListedGlyph;
    const spacing = ((glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing) * direction;
    const width = (isVertical ? -(glyph.vmetric?.[0] ?? -1000) : glyph.width) * unit;
    glyphs.push(placed(glyph.unicode, matrix, along, width, isVertical, shape));
    along += isVertical ? width - spacing : width + spacing;
  }
  if (isVertical) state.y -= along;
  else state.x += along * state.horizontalScale * direction;
  return glyphs;
}

interface Shape {
  /** On the page, in points. */
  readonly size: number;
  readonly reach: { ascent: Point; descent: Point };
  readonly colour: string;
}

function placed(text: string, matrix: Matrix, along: number, width: number, isVertical: boolean, shape: Shape): Glyph {
  const start = isVertical ? apply(matrix, 0, -along) : apply(matrix, along, 0);
  const end = isVertical ? apply(matrix, 0, -along - width) : apply(matrix, along + width, 0);
  const { reach, size, colour } = shape;
  return { text, start, end, ascent: reach.ascent, descent: reach.descent, size, colour };
}

/** How far letters reach from the baseline, as vectors on the page. Fonts that do not say get the usual proportions. */
function reachOf(state: TextState, [a, b, c, d]: Matrix): { ascent: Point; descent: Point } {
  if (state.font.vertical === true) {
    const half = Math.abs(state.fontSize) / 2;
    return { ascent: { x: a * half, y: b * half }, descent: { x: -a * half, y: -b * half } };
  }
  const ascent = within(state.font.ascent, 0.5, 1.1, 0.8) * Math.abs(state.fontSize);
  const descent = within(state.font.descent, -0.5, 0, -0.2) * Math.abs(state.fontSize);
  return { ascent: { x: c * ascent, y: d * ascent }, descent: { x: c * descent, y: d * descent } };
}

function within(value: number | undefined, low: number, high: number, otherwise: number): number {
  return value !== undefined && value >= low && value <= high && value !== 0 ? value : otherwise;
}
