import type { Rectangle } from '../geometry.js';

/** How the lines of text run: along which axis, and how many degrees they fall clockwise from it. */
export interface TextDirection {
  readonly axis: 'lying' | 'standing';
  readonly skew: number;
}

/** Papers lie in a scanner, and in a picture of a telephone, by less than this; more is another axis. */
const MOST_SKEW = 30;
const COARSE = 0.5;
const FINE = 0.05;
/** Less than this cannot be seen, and turning costs sharpness. */
const LEAST_SKEW = 0.15;

/**
 * The direction in which letters stand in line: at the right angle their feet fall on few lines.
 * Only the rectangles of letters are looked at, so a page costs some milliseconds.
 */
export function directionOfText(letters: readonly Rectangle[], letterHeight: number): TextDirection {
  const lying = bestAngle(
    letters.map(({ left, right, bottom }) => ({ along: (left + right) / 2, foot: bottom })),
    letterHeight,
  );
  const standingRight = bestAngle(
    letters.map(({ top, bottom, right }) => ({ along: -(top + bottom) / 2, foot: right })),
    letterHeight,
  );
  const standingLeft = bestAngle(
    letters.map(({ top, bottom, left }) => ({ along: (top + bottom) / 2, foot: -left })),
    letterHeight,
  );
  const standing = standingRight.score > standingLeft.score ? standingRight : standingLeft;
  const best = standing.score > lying.score * CLEARLY ? standing : lying;
  return {
    axis: best === lying ? 'lying' : 'standing',
    skew: Math.abs(best.angle) < LEAST_SKEW ? 0 : best.angle,
  };
}

/** Columns of figures stand in line too, and short lines at many angles: another direction has to win clearly. */
const CLEARLY = 1.15;

interface Foot {
  readonly along: number;
  readonly foot: number;
}

function bestAngle(feet: readonly Foot[], letterHeight: number): { angle: number; score: number } {
  const bin = Math.max(1, letterHeight / 5);
  const scored = (angle: number): { angle: number; score: number } => ({ angle, score: scoreAt(feet, angle, bin) });
  const best = (from: number, to: number, step: number): { angle: number; score: number } => {
    let winner = scored(from);
    for (let angle = from + step; angle <= to + step / 2; angle += step) {
      const next = scored(angle);
      if (next.score > winner.score) winner = next;
    }
    return winner;
  };
  const coarse = best(-MOST_SKEW, MOST_SKEW, COARSE);
  const fine = best(coarse.angle - COARSE, coarse.angle + COARSE, FINE);
  const straight = scored(0);
  return fine.score > straight.score * CLEARLY ? fine : straight;
}

/** The sum of squares of how many feet fall on each line: largest when they share lines. */
function scoreAt(feet: readonly Foot[], angle: number, bin: number): number {
  const slope = Math.tan((angle * Math.PI) / 180);
  const counts = new Map<number, number>();
  for (const { along, foot } of feet) {
    const line = Math.round((foot - along * slope) / bin);
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  let score = 0;
  for (const count of counts.values()) score += count * count;
  return score / Math.max(1, feet.length);
}
