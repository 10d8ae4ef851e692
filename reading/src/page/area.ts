import type { Box } from '@tallyport/contracts/document-extraction/readings';

/** A rectangle on a page in points, so that widths and heights can be compared with each other. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The size of a page in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export function areaOf(box: Box, page: PageSize): Area {
  return {
    left: box.x * page.width,
    top: box.y * page.height,
    right: (box.x + box.width) * page.width,
    bottom: (box.y + box.height) * page.height,
  };
}

export function boxOf(area: Area, page: PageSize): Box {
  return {
    x: area.left / page.width,
    y: area.top / page.height,
    width: (area.right - area.left) / page.width,
    height: (area.bottom - area.top) / page.height,
  };
}

/** The smallest area that holds all of these; there must be one at least. */
export function areaAround(areas: readonly Area[]): Area {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const area of areas) {
    left = Math.min(left, area.left);
    top = Math.min(top, area.top);
    right = Math.max(right, area.right);
    bottom = Math.max(bottom, area.bottom);
  }
  return { left, top, right, bottom };
}

export function heightOf({ top, bottom }: Area): number {
  return bottom - top;
}

export function middleX({ left, right }: Area): number {
  return (left + right) / 2;
}

export function middleY({ top, bottom }: Area): number {
  return (top + bottom) / 2;
}

/** How far two areas reach into the same columns of the page; negative is the gap between them. */
export function overlapX(a: Area, b: Area): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

/** How far two areas reach into the same lines of the page; negative is the gap between them. */
export function overlapY(a: Area, b: Area): number {
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
}

/** Whether two areas stand on the same line: each one's middle lies within the other, or nearly so. */
export function isSameLine(a: Area, b: Area): boolean {
  return overlapY(a, b) > 0.5 * Math.min(heightOf(a), heightOf(b));
}
