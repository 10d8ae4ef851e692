import type { Rectangle } from '../geometry.js';
import type { DarkPixels } from './dark-pixels.js';

/** A little box to be ticked, as it stands on a form. */
export interface TickBox extends Rectangle {
  readonly isTicked: boolean;
  /** How plain that is, 0 to 1. */
  readonly confidence: number;
}

/** A box is about as wide as high, and of these heights of a letter. */
const SMALLEST = 0.85;
const LARGEST = 1.8;
/** It stands alone on its line, this far from any letter: within a word, letters such as `B` and ideographs look like boxes. */
const ALONE = 0.22;
const LEAST_SQUARE = 0.78;
/** Its frame is closed but for this part of each side, and this thick at most, in parts of its size. */
const CLOSED = 0.85;
const THICK = 0.12;
/** An empty box holds less ink than this, in parts of its inside; a marked one more. */
const EMPTY = 0.04;
const MARKED = 0.12;

/** The boxes among the pieces of ink: frames that are square, empty or with a mark in them. No letter of a Latin script looks so. */
export function tickBoxesOf(pieces: readonly Rectangle[], ink: DarkPixels, letterHeight: number): TickBox[] {
  return pieces
    .filter((piece) => isSquare(piece, letterHeight) && isFrame(piece, ink) && isAlone(piece, pieces, ALONE * letterHeight))
    .map((piece) => boxOf(piece, ink));
}

/** Whether no other ink stands right beside a piece. What lies within it is its mark. */
function isAlone(piece: Rectangle, pieces: readonly Rectangle[], gap: number): boolean {
  return !pieces.some((other) => {
    if (other === piece) return false;
    const isLevel = other.top < piece.bottom && other.bottom > piece.top;
    const isBeside =
      (other.left >= piece.right && other.left < piece.right + gap) || (other.right <= piece.left && other.right > piece.left - gap);
    return isLevel && isBeside;
  });
}

function isSquare({ left, top, right, bottom }: Rectangle, letterHeight: number): boolean {
  const [width, height] = [right - left, bottom - top];
  const isOfSize = height >= SMALLEST * letterHeight && height <= LARGEST * letterHeight;
  return isOfSize && Math.min(width, height) >= LEAST_SQUARE * Math.max(width, height);
}

/** Whether ink runs along all four sides. */
function isFrame({ left, top, right, bottom }: Rectangle, { width, dark }: DarkPixels): boolean {
  const thick = Math.max(2, Math.round((bottom - top) * THICK));
  const isDark = (x: number, y: number): boolean => dark[y * width + x] === 1;
  const covers = (from: number, to: number, at: (along: number, across: number) => boolean): boolean => {
    let count = 0;
    for (let along = from; along < to; along += 1) {
      for (let across = 0; across < thick; across += 1) {
        if (!at(along, across)) continue;
        count += 1;
        break;
      }
    }
    return count >= CLOSED * (to - from);
  };
  return (
    covers(left, right, (x, depth) => isDark(x, top + depth)) &&
    covers(left, right, (x, depth) => isDark(x, bottom - 1 - depth)) &&
    covers(top, bottom, (y, depth) => isDark(left + depth, y)) &&
    covers(top, bottom, (y, depth) => isDark(right - 1 - depth, y)) &&
    hasCorners({ left, top, right, bottom }, isDark, thick)
  );
}

/** A round letter has no ink in its corners. */
function hasCorners({ left, top, right, bottom }: Rectangle, isDark: (x: number, y: number) => boolean, reach: number): boolean {
  const near = (x: number, y: number, rightwards: number, down: number): boolean => {
    for (let step = 0; step < reach; step += 1) if (isDark(x + step * rightwards, y + step * down)) return true;
    return false;
  };
  const corners = [near(left, top, 1, 1), near(right - 1, top, -1, 1), near(left, bottom - 1, 1, -1), near(right - 1, bottom - 1, -1, -1)];
  return corners.every(Boolean);
}

function boxOf(frame: Rectangle, ink: DarkPixels): TickBox {
  const share = inkWithin(frame, ink);
  const middle = (EMPTY + MARKED) / 2;
  const plain = Math.min(1, Math.abs(share - middle) / (middle - EMPTY));
  return { ...frame, isTicked: share > middle, confidence: 0.5 + 0.45 * plain };
}

/** The part of the inside of a frame that is ink. */
function inkWithin({ left, top, right, bottom }: Rectangle, { width, dark }: DarkPixels): number {
  const rim = Math.max(3, Math.round((bottom - top) * 0.22));
  let count = 0;
  for (let y = top + rim; y < bottom - rim; y += 1) {
    for (let x = left + rim; x < right - rim; x += 1) count += dark[y * width + x] ?? 0;
  }
  return count / Math.max(1, (right - left - 2 * rim) * (bottom - top - 2 * rim));
}
