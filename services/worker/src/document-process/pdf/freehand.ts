import type { Rectangle } from '../geometry.js';
import { boundsOf } from './find-rules.js';
import { apply, type Matrix } from './matrix.js';
import type { Point } from './page-ink.js';

/** Operations inside a path buffer of pdfjs, and how many numbers follow each. */
const ARGUMENTS = [2, 2, 6, 4, 0];
const LINE = 1;
const CURVES = new Set([2, 3]);
/** Fewer slanting lines than this are an arrow or a tick. */
const FEWEST_SLANTS = 6;
/** A line that is nearly level or upright is a rule. */
const LEAN = 0.75;

/** The area of a path that a hand may have drawn: one with curves, or with many slanting lines. Boxes and rules give none. */
export function freehandStroke(path: ArrayLike<number>, matrix: Matrix): Rectangle[] {
  const points: Point[] = [];
  let curves = 0;
  let slants = 0;
  for (let index = 0; index < path.length; ) {
    const operation = path[index] ?? ARGUMENTS.length - 1;
    const count = ARGUMENTS[operation] ?? 0;
    const before = points.at(-1);
    for (let at = index + 1; at < index + count; at += 2) points.push(apply(matrix, path[at] ?? 0, path[at + 1] ?? 0));
    const end = points.at(-1);
    if (CURVES.has(operation)) curves += 1;
    if (operation === LINE && before !== undefined && end !== undefined && isSlanting(before, end)) slants += 1;
    index += count + 1;
  }
  return points.length > 1 && (curves > 0 || slants >= FEWEST_SLANTS) ? [boundsOf(points)] : [];
}

function isSlanting(from: Point, to: Point): boolean {
  return Math.abs(to.x - from.x) > LEAN && Math.abs(to.y - from.y) > LEAN;
}
