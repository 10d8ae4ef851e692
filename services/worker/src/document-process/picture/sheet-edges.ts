import type { GreyPicture } from './grey-picture.js';
import { shrunkTo } from './shrink.js';

/** One edge of a sheet, in fractions: of the picture's height at its left and right end for an edge that lies, of its width at top and bottom for one that stands. */
export interface SheetEdge {
  readonly start: number;
  readonly end: number;
}

/** The edges of a sheet that lies on something darker. Null where it reaches beyond the picture, or the ground cannot be told from it. */
export interface SheetEdges {
  readonly left: SheetEdge | null;
  readonly top: SheetEdge | null;
  readonly right: SheetEdge | null;
  readonly bottom: SheetEdge | null;
}

/** Edges are looked for on a small picture, whose longer side has so many pixels. */
const SMALL = 560;
/** The sheet is lighter than the ground by this much, just inside its edge. */
const LIGHTER = 18;
/** Pixels just inside an edge whose mean is taken; the edge itself is blurred over some. */
const INSIDE = 7;
const BLUR = 2;
/** An edge lies in the outer part of the picture. */
const DEEPEST = 0.35;
/** Along this part of the picture the edge must be seen, and no line may explain fewer of the places seen. */
const SEEN = 0.2;
const AGREED = 0.6;
/** Places this near to a line belong to it, in pixels of the small picture. */
const NEAR = 1.2;
/** Lines lean at most so far, as pixels per pixel. */
const STEEPEST = 0.27;

export function sheetEdgesOf(picture: GreyPicture): SheetEdges {
  const small = shrunkTo(SMALL, picture);
  const turned = transposed(small);
  return {
    left: edgeFromLeft(small),
    right: mirroredEdge(edgeFromLeft(mirrored(small))),
    top: edgeFromLeft(turned),
    bottom: mirroredEdge(edgeFromLeft(mirrored(turned))),
  };
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/** The left edge of the sheet, in fractions of the width at the top and at the bottom. */
function edgeFromLeft(picture: GreyPicture): SheetEdge | null {
  const places: Place[] = [];
  for (let row = 0; row < picture.height; row += 1) {
    const column = firstLightColumn(picture, row);
    if (column !== null) places.push({ row, column });
  }
  if (places.length < SEEN * picture.height) return null;
  const line = lineThroughMost(places);
  if (line === null || line.count < Math.max(SEEN * picture.height, AGREED * places.length)) return null;
  return { start: line.at(0) / picture.width, end: line.at(picture.height) / picture.width };
}

/** Where a row of pixels first becomes as light as paper, if all that lies before is darker. */
function firstLightColumn({ width, pixels }: GreyPicture, row: number): number | null {
  const start = row * width;
  const end = Math.floor(width * DEEPEST);
  let ground = 0;
  for (let column = 1; column < end; column += 1) {
    ground += ((pixels[start + column - 1] ?? 0) - ground) / column;
    if ((pixels[start + column] ?? 0) < ground + LIGHTER / 2) continue;
    const inside = meanOf(pixels, start + column + BLUR, INSIDE);
    if (inside >= ground + LIGHTER) return halfWay(pixels, start, column, (ground + inside) / 2);
  }
  return null;
}

/** Where between pixels the brightness passes a level, going right from a column. */
function halfWay(pixels: Uint8Array, start: number, column: number, level: number): number {
  for (let at = Math.max(1, column - 1); at < column + BLUR + 1; at += 1) {
    const [before, after] = [pixels[start + at - 1] ?? 0, pixels[start + at] ?? 0];
    if (before < level && after >= level) return at - 0.5 + (level - before) / Math.max(1, after - before);
  }
  return column;
}

function meanOf(pixels: Uint8Array, from: number, count: number): number {
  let sum = 0;
  for (let index = from; index < from + count; index += 1) sum += pixels[index] ?? 0;
  return sum / count;
}

interface Line {
  readonly count: number;
  at(row: number): number;
}

/** The line that most places lie on: every pair of some is tried, and the best one fitted to all that lie near. */
function lineThroughMost(places: readonly Place[]): Line | null {
  const some = places.filter((_, index) => index % Math.max(1, Math.floor(places.length / 60)) === 0);
  let best: { count: number; one: Place; slope: number } | null = null;
  for (const [index, one] of some.entries()) {
    for (const other of some.slice(index + 5)) {
      const slope = (other.column - one.column) / (other.row - one.row);
      if (Math.abs(slope) > STEEPEST) continue;
      const count = countNear(places, one, slope);
      if (best === null || count > best.count) best = { count, one, slope };
    }
  }
  if (best === null) return null;
  const { one, slope } = best;
  return fitted(places.filter((place) => isNear(place, one, slope)));
}

/** How many places lie on a line through one of them. */
function countNear(places: readonly Place[], one: Place, slope: number): number {
  let count = 0;
  for (const place of places) if (isNear(place, one, slope)) count += 1;
  return count;
}

function isNear({ row, column }: Place, one: Place, slope: number): boolean {
  return Math.abs(column - one.column - slope * (row - one.row)) < NEAR;
}

/** The straight line with the least squares. */
function fitted(places: readonly Place[]): Line {
  const mean = (of: (place: Place) => number): number => places.reduce((sum, place) => sum + of(place), 0) / places.length;
  const [row, column] = [mean((place) => place.row), mean((place) => place.column)];
  const spread = mean((place) => (place.row - row) ** 2);
  const slope = spread === 0 ? 0 : mean((place) => (place.row - row) * (place.column - column)) / spread;
  return { count: places.length, at: (at) => column + slope * (at - row) };
}

function mirrored({ width, height, pixels }: GreyPicture): GreyPicture {
  const flipped = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) flipped.set(pixels.subarray(y * width, (y + 1) * width).toReversed(), y * width);
  return { width, height, pixels: flipped };
}

function transposed({ width, height, pixels }: GreyPicture): GreyPicture {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + y] = pixels[y * width + x] ?? 0;
  }
  return { width: height, height: width, pixels: turned };
}

const mirroredEdge = (edge: SheetEdge | null): SheetEdge | null => edge && { start: 1 - edge.start, end: 1 - edge.end };
