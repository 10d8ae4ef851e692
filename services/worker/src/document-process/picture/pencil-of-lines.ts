import type { Rectangle } from '../geometry.js';

/**
 * How straight lines of a page that run one way appear on a photograph of it: they meet in one far point. Measured from the middle of
 * the picture in units of its longer side, the line through a point has the slope `(slope - spread * across) / (1 - spread * along)`.
 */
export interface Pencil {
  readonly slope: number;
  readonly spread: number;
}

/** A letter: where it stands along its line, and the height of its foot across it. */
export interface Foot {
  readonly along: number;
  readonly foot: number;
}

const STEEPEST = Math.tan((12 * Math.PI) / 180);
const WIDEST = 0.24;
const COARSE = { slope: 0.009, spread: 0.012 };
const FINE = { slope: 0.0009, spread: 0.0012 };
/** Lines that meet somewhere must put the letters in line this much better than parallel ones: a scan has none. */
const CLEARLY = 1.1;
const PARALLEL_ENOUGH = 0.004;
/** More letters than this make the answer no better. */
const MOST_LETTERS = 1500;

/** The pencil of the lines of text: seen along it, the feet of the letters fall on few lines. Its spread is 0 where parallel lines explain them as well. */
export function pencilOfText(feet: readonly Foot[], letterHeight: number): Pencil {
  const some = feet.filter((_, index) => index % Math.ceil(feet.length / MOST_LETTERS) === 0);
  const parallel = sharpest(some, letterHeight / 3, around({ slope: 0, spread: 0 }, { slope: STEEPEST, spread: 0 }, COARSE));
  const meeting = sharpest(some, letterHeight / 3, around({ slope: 0, spread: 0 }, { slope: STEEPEST, spread: WIDEST }, COARSE));
  const bin = letterHeight / 5;
  const straight = sharpest(some, bin, around(parallel, { slope: COARSE.slope, spread: 0 }, FINE));
  const fine = sharpest(some, bin, around(meeting, COARSE, FINE));
  const isMeeting = Math.abs(fine.spread) > PARALLEL_ENOUGH && scoreOf(some, fine, bin) > CLEARLY * scoreOf(some, straight, bin);
  return isMeeting ? fine : straight;
}

/** The feet of letters on lines that lie, from the middle of a picture in units of its longer side. */
export function feetOf(letters: readonly Rectangle[], { width, height }: { width: number; height: number }): Foot[] {
  const longest = Math.max(width, height);
  return letters.map(({ left, right, bottom }) => ({
    along: ((left + right) / 2 - width / 2) / longest,
    foot: (bottom - height / 2) / longest,
  }));
}

/** All pencils within a reach of one, in steps. */
function around(middle: Pencil, reach: Pencil, step: Pencil): Pencil[] {
  const steps = (size: number, by: number): number[] => {
    const count = Math.round(size / by);
    return Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * by);
  };
  return steps(reach.slope, step.slope).flatMap((slope) =>
    steps(reach.spread, step.spread).map((spread) => ({ slope: middle.slope + slope, spread: middle.spread + spread })),
  );
}

function sharpest(feet: readonly Foot[], bin: number, pencils: readonly Pencil[]): Pencil {
  let best = { pencil: { slope: 0, spread: 0 }, score: -1 };
  const counts = countsFor(bin);
  for (const pencil of pencils) {
    const score = scoreOf(feet, pencil, bin, counts);
    if (score > best.score) best = { pencil, score };
  }
  return best.pencil;
}

/** The sum of squares of how many feet fall on each line. */
function scoreOf(feet: readonly Foot[], { slope, spread }: Pencil, bin: number, counts = countsFor(bin)): number {
  const half = (counts.length - 1) / 2;
  counts.fill(0);
  let score = 0;
  for (const { along, foot } of feet) {
    const line = half + Math.round((foot - slope * along) / (1 - spread * along) / bin);
    const count = counts[line];
    if (count === undefined) continue;
    score += 2 * count + 1; // the square grows by so much
    counts[line] = count + 1;
  }
  return score;
}

/** For each line that a foot may fall on how many do: thousands of pencils are tried, and need one list. */
function countsFor(bin: number): Uint32Array {
  return new Uint32Array(2 * Math.ceil(1 / bin) + 1);
}
