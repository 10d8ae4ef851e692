/** A point in fractions of a picture's width and height. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Where the corners of an upright page lie on the stored picture. They may lie outside, where the camera cut the sheet off.
 * In fractions, so that they hold for the picture at any resolution.
 */
export interface Corners {
  readonly topLeft: PicturePoint;
  readonly topRight: PicturePoint;
  readonly bottomRight: PicturePoint;
  readonly bottomLeft: PicturePoint;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a pixel of the upright page lies on the stored picture, in its pixels: `[a x + b y + c, d x + e y + f] / (g x + h y + 1)`. */
export interface Projection {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
  readonly g: number;
  readonly h: number;
}

/** How large the page is when its sides keep their usual length: opposite ones are as long as the mean of both. */
export function sizeOfPage({ topLeft, topRight, bottomRight, bottomLeft }: Corners, { width, height }: Size): Size {
  const length = (from: PicturePoint, to: PicturePoint): number => Math.hypot((to.x - from.x) * width, (to.y - from.y) * height);
  return {
    width: Math.max(1, Math.round((length(topLeft, topRight) + length(bottomLeft, bottomRight)) / 2)),
    height: Math.max(1, Math.round((length(topLeft, bottomLeft) + length(topRight, bottomRight)) / 2)),
  };
}

/** The projection of an upright page of this size onto a stored picture (Heckbert's square to quadrilateral). */
export function projectionOf({ topLeft, topRight, bottomRight, bottomLeft }: Corners, page: Size, stored: Size): Projection {
  const [x0, x1, x2, x3] = [topLeft, topRight, bottomRight, bottomLeft].map(({ x }) => x * stored.width) as Four;
  const [y0, y1, y2, y3] = [topLeft, topRight, bottomRight, bottomLeft].map(({ y }) => y * stored.height) as Four;
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / determinant;
  const h = (dx1 * dy3 - dx3 * dy1) / determinant;
  return {
    a: (x1 - x0 + g * x1) / page.width,
    b: (x3 - x0 + h * x3) / page.height,
    c: x0,
    d: (y1 - y0 + g * y1) / page.width,
    e: (y3 - y0 + h * y3) / page.height,
    f: y0,
    g: g / page.width,
    h: h / page.height,
  };
}

type Four = [number, number, number, number];
