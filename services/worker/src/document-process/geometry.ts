import type { Box } from '@tallyport/contracts/document-extraction/readings';

/** A rectangle in points (or pixels), y downwards. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest rectangle around all of these, of which there may be a million; without any it is inside out. */
export function rectangleAround(rectangles: readonly Rectangle[]): Rectangle {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const each of rectangles) {
    left = Math.min(left, each.left);
    top = Math.min(top, each.top);
    right = Math.max(right, each.right);
    bottom = Math.max(bottom, each.bottom);
  }
  return { left, top, right, bottom };
}

/** What two rectangles share; inside out where they share nothing. */
export function sharedRectangle(a: Rectangle, b: Rectangle): Rectangle {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** The rectangle as fractions of the page, cut at its edges; null where nothing of it lies on the page. */
export function boxOnPage(rectangle: Rectangle, page: { width: number; height: number }): Box | null {
  const left = Math.max(0, rectangle.left);
  const top = Math.max(0, rectangle.top);
  const right = Math.min(page.width, rectangle.right);
  const bottom = Math.min(page.height, rectangle.bottom);
  if (!(right > left) || !(bottom > top)) return null;
  return {
    x: fraction(left / page.width),
    y: fraction(top / page.height),
    width: fraction((right - left) / page.width),
    height: fraction((bottom - top) / page.height),
  };
}

/** Six digits: a hundredth of a pixel on any page, and a third of the bytes of a double. */
const fraction = (value: number): number => Math.round(value * 1e6) / 1e6;
