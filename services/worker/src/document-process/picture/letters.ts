import type { Rectangle } from '../geometry.js';
import type { DarkPixels } from './dark-pixels.js';

/** More pieces of ink than this is noise or a photograph; the rest is not looked at. */
const MOST_PIECES = 400_000;

/** The bounding rectangles of all connected pieces of ink. */
export function piecesOfInk({ width, height, dark }: DarkPixels): Rectangle[] {
  const pieces = new Pieces();
  let above: Run[] = [];
  for (let y = 0; y < height && pieces.count < MOST_PIECES; y += 1) {
    const runs = runsOfRow(dark, y * width, width);
    let first = 0;
    for (const run of runs) {
      while (first < above.length && (above[first]?.end ?? 0) < run.start) first += 1;
      for (let index = first; index < above.length; index += 1) {
        const touching = above[index];
        if (touching === undefined || touching.start > run.end) break;
        run.piece = run.piece === -1 ? touching.piece : pieces.join(run.piece, touching.piece);
      }
      run.piece = run.piece === -1 ? pieces.add(run.start, y, run.end) : pieces.extend(run.piece, run.start, y, run.end);
    }
    above = runs;
  }
  return pieces.rectangles();
}

interface Run {
  readonly start: number;
  /** One past the last dark pixel. */
  readonly end: number;
  piece: number;
}

function runsOfRow(dark: Uint8Array, offset: number, width: number): Run[] {
  const runs: Run[] = [];
  const end = offset + width;
  for (let at = offset; at < end; at += 1) {
    if (dark[at] !== 1) continue;
    const start = at;
    while (at < end && dark[at] === 1) at += 1;
    runs.push({ start: start - offset, end: at - offset, piece: -1 });
  }
  return runs;
}

/** Growing rectangles that can be joined (union-find). */
class Pieces {
  private readonly parents: number[] = [];
  private readonly boxes: { left: number; top: number; right: number; bottom: number }[] = [];

  get count(): number {
    return this.parents.length;
  }

  add(left: number, y: number, right: number): number {
    this.boxes.push({ left, top: y, right, bottom: y + 1 });
    return this.parents.push(this.parents.length) - 1;
  }

  extend(piece: number, left: number, y: number, right: number): number {
    const root = this.rootOf(piece);
    const box = this.boxes[root];
    if (box !== undefined) {
      box.left = Math.min(box.left, left);
      box.right = Math.max(box.right, right);
      box.bottom = Math.max(box.bottom, y + 1);
    }
    return root;
  }

  join(one: number, other: number): number {
    const a = this.rootOf(one);
    const b = this.rootOf(other);
    if (a === b) return a;
    const into = this.boxes[a];
    const from = this.boxes[b];
    if (into !== undefined && from !== undefined) {
      into.left = Math.min(into.left, from.left);
      into.top = Math.min(into.top, from.top);
      into.right = Math.max(into.right, from.right);
      into.bottom = Math.max(into.bottom, from.bottom);
    }
    this.parents[b] = a;
    return a;
  }

  rectangles(): Rectangle[] {
    return this.boxes.filter((_, piece) => this.parents[piece] === piece);
  }

  private rootOf(piece: number): number {
    let root = piece;
    while (this.parents[root] !== root) {
      const parent = this.parents[root] ?? root;
      this.parents[root] = this.parents[parent] ?? parent;
      root = parent;
    }
    return root;
  }
}

/** Smaller than this is dust, in pixels. */
const SMALLEST = 5;

/** The pieces that look like letters, and how high the usual one of them is; 0 where there are too few to tell. */
export function lettersOf(pieces: readonly Rectangle[]): { letters: Rectangle[]; height: number } {
  const candidates = pieces.filter(({ left, top, right, bottom }) => {
    const width = right - left;
    const height = bottom - top;
    return height >= SMALLEST && width >= 2 && width <= 4 * height && height <= 6 * width;
  });
  const sizes = candidates.map(sizeOf).sort((a, b) => a - b);
  // The upper middle: dots and broken strokes are many, and small.
  const height = sizes[Math.floor(sizes.length * 0.6)] ?? 0;
  const letters = candidates.filter((piece) => sizeOf(piece) > height * 0.4 && sizeOf(piece) < height * 3);
  return letters.length < FEW ? { letters, height: 0 } : { letters, height };
}

const FEW = 12;

/** The larger side: letters lie down on a page that was scanned sideways. */
const sizeOf = ({ left, top, right, bottom }: Rectangle): number => Math.max(right - left, bottom - top);
