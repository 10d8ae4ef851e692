import type { Rectangle } from '../geometry.js';

/** Ink along one row of a picture. */
export interface LongRun {
  readonly y: number;
  readonly start: number;
  /** One past the last dark pixel. */
  readonly end: number;
}

/** The frame of a form is drawn thicker than its other lines: by so much more, if it is so many times as long as thick. */
const FRAME = 1.7;
const SLENDER = 8;
/** How far a straightened page still slopes or bows, as a part of the length. */
const MOST_SLOPE = 0.012;

/**
 * The runs of ink that make one line, as rectangles of its own thickness: one where it lies level; one beside the other where it slopes
 * or bows a little, for one rectangle around it would be high enough for letters. None where it is no line but a bar or a picture.
 */
export function piecesOfLine(runs: readonly LongRun[], thickest: number): Rectangle[] {
  const whole = around(runs);
  const [length, height] = [whole.right - whole.left, whole.bottom - whole.top];
  if (height <= thickest) return [whole];
  const thickness = runs.reduce((sum, { start, end }) => sum + end - start, 0) / length;
  const most = length >= SLENDER * thickness ? FRAME * thickest : thickest;
  if (thickness > most || height - thickness > Math.max(1, MOST_SLOPE * length)) return [];
  const count = Math.max(1, Math.ceil((2 * (height - thickness)) / thickest));
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((part) => Math.round(whole.left + (length * part) / count)) as [number, number];
    const parts = runs.map(({ y, start, end }) => ({ y, start: Math.max(start, from), end: Math.min(end, to) }));
    return parts.filter(({ start, end }) => end > start);
  }).flatMap((parts) => (parts.length === 0 ? [] : [around(parts)]));
}

function around(runs: readonly LongRun[]): Rectangle {
  return {
    left: Math.min(...runs.map(({ start }) => start)),
    top: Math.min(...runs.map(({ y }) => y)),
    right: Math.max(...runs.map(({ end }) => end)),
    bottom: Math.max(...runs.map(({ y }) => y + 1)),
  };
}
