import type { Box } from '@tallyport/contracts/document-extraction/readings';

/** How far the paper is turned from the way it was read, clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** As wide as the room, as a whole page, or so many times its printed size. */
export type Zoom = 'width' | 'page' | number;

/** A page's sides in pixels of its picture. */
export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** One page as it lies in the stack: turned already. */
export interface LaidPage extends Sides {
  readonly page: number;
  readonly top: number;
}

const MARGIN = 20;
const GAP = 16;
/** Pictures are made at 144 dots per inch, a screen counts 96: at this factor a page has its printed size. */
const PRINTED_SIZE = 96 / 144;
/** An A4 sheet, until the picture says otherwise. */
const SHEET: Sides = { width: 1_190, height: 1_684 };
const WIDEST_FIT = 1_180;

const ZOOMS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4] as const;

export function turnedBy(turn: Turn, by: 90 | -90): Turn {
  return ((turn + by + 360) % 360) as Turn;
}

/** The pages one below the other, each as large as the zoom wants it in that room. */
export function layOut(pages: readonly (Sides | null)[], zoom: Zoom, turn: Turn, room: Sides): LaidPage[] {
  const known = pages.find((sides) => sides !== null) ?? SHEET;
  let top = MARGIN;
  return pages.map((sides, index) => {
    const size = turnedSides(sides ?? known, turn);
    const factor = factorOf(size, zoom, room);
    const laid = { page: index + 1, top, width: Math.round(size.width * factor), height: Math.round(size.height * factor) };
    top += laid.height + GAP;
    return laid;
  });
}

/** How high the whole stack is. */
export function stackHeight(laid: readonly LaidPage[]): number {
  const last = laid.at(-1);
  return last ? last.top + last.height + MARGIN : 0;
}

/** How large the page is shown, 1 for its printed size. */
export function shownScale(sides: Sides | null, laid: LaidPage, turn: Turn): number {
  return laid.width / (turnedSides(sides ?? SHEET, turn).width * PRINTED_SIZE);
}

/** The page that fills most of what is in view: the one at the upper third. */
export function pageInView(laid: readonly LaidPage[], scrollTop: number, roomHeight: number): number {
  const line = scrollTop + roomHeight / 3;
  return laid.findLast(({ top }) => top - GAP <= line)?.page ?? 1;
}

/** The next step of the zoom, from whatever is shown. */
export function zoomedBy(scale: number, by: 1 | -1): number {
  const steps = by === 1 ? ZOOMS.filter((step) => step > scale + 0.01) : ZOOMS.filter((step) => step < scale - 0.01).toReversed();
  return steps[0] ?? (by === 1 ? ZOOMS.at(-1) : ZOOMS[0]) ?? 1;
}

/** Where a part of a page lies on the turned page, as fractions of its shown sides. */
export function turnedBox({ x, y, width, height }: Box, turn: Turn): Box {
  switch (turn) {
    case 0:
      return { x, y, width, height };
    case 90:
      return { x: 1 - y - height, y: x, width: height, height: width };
    case 180:
      return { x: 1 - x - width, y: 1 - y - height, width, height };
    case 270:
      return { x: y, y: 1 - x - width, width: height, height: width };
  }
}

/** The box on the page of a box that was drawn on the turned page: {@link turnedBox} taken back. */
export function boxOnPage(box: Box, turn: Turn): Box {
  return turnedBox(box, ((360 - turn) % 360) as Turn);
}

/** Where to scroll so that a part is in the middle; null while it lies in the middle three fifths already. */
export function scrollTo(start: number, size: number, scrolled: number, room: number): number | null {
  const isInside = start >= scrolled + room * 0.2 && start + size <= scrolled + room * 0.8;
  return isInside ? null : Math.max(0, start + size / 2 - room / 2);
}

function turnedSides({ width, height }: Sides, turn: Turn): Sides {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

function factorOf(size: Sides, zoom: Zoom, room: Sides): number {
  if (typeof zoom === 'number') return zoom * PRINTED_SIZE;
  const width = Math.max(120, Math.min(WIDEST_FIT, room.width - 2 * MARGIN));
  const wide = width / size.width;
  return zoom === 'width' ? wide : Math.min(wide, Math.max(120, room.height - 2 * MARGIN) / size.height);
}
