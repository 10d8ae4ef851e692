import type { Rectangle } from '../geometry.js';
import type { Glyph } from './page-ink.js';

interface Ground {
  readonly area: Rectangle;
  /** Whether light letters show on it. */
  readonly isDark: boolean;
}

/** The glyphs of a page that a person can see: not white on white, and not painted over by what is drawn after them. */
export class VisibleGlyphs {
  private seen: Glyph[] = [];
  private readonly grounds: Ground[] = [];
  /** Characters that the file holds but that do not show. */
  hiddenCount = 0;

  get glyphs(): readonly Glyph[] {
    return this.seen;
  }

  add(glyphs: readonly Glyph[]): void {
    const shown = glyphs.filter((glyph) => !glyph.isLight || this.isOnDark(glyph));
    this.hiddenCount += glyphs.length - shown.length;
    this.seen.push(...shown);
  }

  /** Something opaque is painted: what stands under it is gone. */
  cover(area: Rectangle): void {
    const left = this.seen.filter((glyph) => !holds(area, glyph));
    this.hiddenCount += this.seen.length - left.length;
    this.seen = left;
  }

  /** Later letters stand on this ground. */
  lay(area: Rectangle, isDark: boolean): void {
    this.grounds.push({ area, isDark });
  }

  private isOnDark(glyph: Glyph): boolean {
    return this.grounds.findLast(({ area }) => holds(area, glyph))?.isDark === true;
  }
}

/** Whether the middle of a letter lies in an area. */
function holds({ left, top, right, bottom }: Rectangle, { start, end, ascent, descent }: Glyph): boolean {
  const x = (start.x + end.x) / 2 + (ascent.x + descent.x) / 2;
  const y = (start.y + end.y) / 2 + (ascent.y + descent.y) / 2;
  return left <= x && x <= right && top <= y && y <= bottom;
}
