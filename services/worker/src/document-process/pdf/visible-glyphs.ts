import type { Rectangle } from '../geometry.js';
import { looksAlike } from './colour.js';
import type { Glyph, Unseen } from './page-ink.js';

interface Ground {
  readonly area: Rectangle;
  readonly colour: string;
}

/** How a run of letters is printed, as far as it decides whether it can be seen. */
export interface Print {
  /** False for letters that the file itself does not show: invisible ink, a layer that is switched off. */
  readonly isShown: boolean;
  readonly clip: Rectangle | null;
  /** Letters that the file draws itself have no honest size; only their widths tell. */
  readonly isDrawn: boolean;
}

const PAPER = '#ffffff';
/** Letters lower than this, in points, are read by no one without a glass. */
const TINY = 2.2;
const TINY_DRAWN = 1.1;

/** Sorts the glyphs of a page into those that a person can see and, by reason, those that nobody can. */
export class VisibleGlyphs {
  readonly unseen = new Map<Unseen, Glyph[]>();
  private seen: Glyph[] = [];
  private readonly grounds: Ground[] = [];

  constructor(private readonly page: Rectangle) {}

  get glyphs(): readonly Glyph[] {
    return this.seen;
  }

  add(glyphs: readonly Glyph[], print: Print): void {
    const isTiny = isTinyPrint(glyphs, print);
    for (const glyph of glyphs) {
      const reason = this.reasonAgainst(glyph, print, isTiny);
      if (reason === null) this.seen.push(glyph);
      else this.leaveOut(reason, glyph);
    }
  }

  /** Something opaque is painted: what stands under it is gone. */
  cover(area: Rectangle): void {
    const left: Glyph[] = [];
    for (const glyph of this.seen) {
      if (holds(area, glyph)) this.leaveOut('painted over', glyph);
      else left.push(glyph);
    }
    this.seen = left;
  }

  /** Later letters stand on this ground. */
  lay(area: Rectangle, colour: string): void {
    this.grounds.push({ area, colour });
  }

  private reasonAgainst(glyph: Glyph, { isShown, clip }: Print, isTiny: boolean): Unseen | null {
    if (!isShown) return 'hidden text';
    if (!holds(this.page, glyph)) return 'off page';
    if (isTiny) return 'tiny text';
    const isCutAway = clip !== null && !holds(clip, glyph);
    return isCutAway || looksAlike(glyph.colour, this.groundOf(glyph)) ? 'hidden text' : null;
  }

  private groundOf(glyph: Glyph): string {
    return this.grounds.findLast(({ area }) => holds(area, glyph))?.colour ?? PAPER;
  }

  private leaveOut(reason: Unseen, glyph: Glyph): void {
    if (glyph.text.trim() === '') return;
    const others = this.unseen.get(reason);
    if (others === undefined) this.unseen.set(reason, [glyph]);
    else others.push(glyph);
  }
}

function isTinyPrint(glyphs: readonly Glyph[], { isDrawn }: Print): boolean {
  const limit = isDrawn ? TINY_DRAWN : TINY;
  return glyphs.every(({ size, start, end }) => (isDrawn || size < limit) && Math.hypot(end.x - start.x, end.y - start.y) < limit);
}

/** Whether the middle of a letter lies in an area. */
function holds({ left, top, right, bottom }: Rectangle, { start, end, ascent, descent }: Glyph): boolean {
  const x = (start.x + end.x) / 2 + (ascent.x + descent.x) / 2;
  const y = (start.y + end.y) / 2 + (ascent.y + descent.y) / 2;
  return left <= x && x <= right && top <= y && y <= bottom;
}
