import { type Rectangle, rectangleAround } from '../geometry.js';
import { apply, type Matrix } from './matrix.js';
import type { Point } from './page-ink.js';

/** Shorter strokes are ticks and letters, not ruling lines. */
const SHORTEST = 8;
/** A filled shape no thicker than this is a line drawn as an area. */
const THICKEST = 3;
/** Strokes that lean less than this still count as straight. */
const LEAN = 0.75;

/** Operations inside a path buffer of pdfjs, and how many numbers follow each. */
const ARGUMENTS = [2, 2, 6, 4, 0];
const MOVE = 0;
const LINE = 1;
const CLOSE = 4;

/** The straight horizontal and vertical lines that stroking a path leaves on the page. */
export function strokedRules(path: ArrayLike<number>, matrix: Matrix, lineWidth: number): Rectangle[] {
  const half = Math.max(0.25, (lineWidth * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))) / 2);
  return segmentsOf(path, matrix).flatMap(({ from, to }) => {
    const width = Math.abs(to.x - from.x);
    const height = Math.abs(to.y - from.y);
    const isStraight = (height <= LEAN && width >= SHORTEST) || (width <= LEAN && height >= SHORTEST);
    if (!isStraight) return [];
    const [padX, padY] = width > height ? [0, half] : [half, 0];
    return [
      {
        left: Math.min(from.x, to.x) - padX,
        right: Math.max(from.x, to.x) + padX,
        top: Math.min(from.y, to.y) - padY,
        bottom: Math.max(from.y, to.y) + padY,
      },
    ];
  });
}

/** A filled shape as a ruling line, where it is thin and long enough to be one. */
export function filledRule(bounds: Rectangle): Rectangle[] {
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const isRule = (height <= THICKEST && width >= SHORTEST) || (width <= THICKEST && height >= SHORTEST);
  if (!isRule) return [];
  const padX = width < 0.5 ? 0.25 : 0;
  const padY = height < 0.5 ? 0.25 : 0;
  return [{ left: bounds.left - padX, right: bounds.right + padX, top: bounds.top - padY, bottom: bounds.bottom + padY }];
}

/** The boxes of a path: its parts that have only level and upright sides, and some size. */
export function boxesOf(path: ArrayLike<number>, matrix: Matrix): Rectangle[] {
  const segments = segmentsOf(path, matrix);
  const isBoxy = segments.every(({ from, to }) => Math.abs(to.x - from.x) <= LEAN || Math.abs(to.y - from.y) <= LEAN);
  return isBoxy ? partsOf(path, matrix).filter(({ left, top, right, bottom }) => right - left > THICKEST && bottom - top > THICKEST) : [];
}

/** The rectangles of a path, one for each of its parts: several lines are often filled as one path. */
export function partsOf(path: ArrayLike<number>, matrix: Matrix): Rectangle[] {
  const parts: Point[][] = [];
  for (const { from, to, opens } of segmentsOf(path, matrix)) {
    if (opens) parts.push([]);
    parts.at(-1)?.push(from, to);
  }
  return parts.map(boundsOf);
}

export function boundsOf(points: readonly Point[]): Rectangle {
  return rectangleAround(points.map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y })));
}

interface Segment {
  readonly from: Point;
  readonly to: Point;
  readonly opens: boolean;
}

function segmentsOf(path: ArrayLike<number>, matrix: Matrix): Segment[] {
  const segments: Segment[] = [];
  let opening: Point = { x: 0, y: 0 };
  let current = opening;
  let opens = true;
  for (let index = 0; index < path.length; ) {
    const operation = path[index] ?? CLOSE;
    const count = ARGUMENTS[operation] ?? 0;
    const end = count === 0 ? opening : apply(matrix, path[index + count - 1] ?? 0, path[index + count] ?? 0);
    if (operation === MOVE) {
      opening = end;
      opens = true;
    } else {
      if (operation === LINE || operation === CLOSE) segments.push({ from: current, to: end, opens });
      opens = false;
    }
    current = end;
    index += count + 1;
  }
  return segments;
}
