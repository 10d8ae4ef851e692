import type { DarkPixels } from '../../picture/dark-pixels.js';

/** A run of columns. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** The columns of a line's picture that hold ink. */
export function inkOfColumns({ width, height, dark }: DarkPixels): Uint8Array {
  const hasInk = new Uint8Array(width);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (dark[y * width + x] === 1) hasInk[x] = 1;
  return hasInk;
}

/** The middle part of a line's picture: its letters stand there, and reach beyond it; what lies apart belongs to the lines above and below. */
const CORE = { from: 0.35, to: 0.65 } as const;
/** Between a letter and its dot. */
const DOT_GAP = 2;

/** The first row of a word's ink and the row after the last. */
export function inkOfRows({ width, height, dark }: DarkPixels, left: number, right: number): [number, number] {
  const isInked = (y: number): boolean => dark.subarray(y * width + Math.floor(left), y * width + Math.ceil(right)).includes(1);
  const end = (from: number, step: 1 | -1): number => {
    let last = from;
    for (let y = from, empty = 0; y >= 0 && y < height && empty <= DOT_GAP; y += step) {
      empty = isInked(y) ? 0 : empty + 1;
      if (empty === 0) last = y;
    }
    return last;
  };
  return [end(Math.round(CORE.from * height), -1), end(Math.round(CORE.to * height), 1) + 1];
}

/** The widest run of columns without ink between two places; without any, the middle between them. */
export function gapBetween(hasInk: Uint8Array, start: number, end: number): Gap {
  const stop = Math.min(hasInk.length, Math.round(end));
  let best: Gap = { from: (start + end) / 2, to: (start + end) / 2 };
  let from = -1;
  for (let x = Math.max(0, Math.round(start)); x <= stop; x += 1) {
    const isEmpty = x < stop && hasInk[x] === 0;
    if (isEmpty && from === -1) from = x;
    if (isEmpty || from === -1) continue;
    if (x - from > best.to - best.from) best = { from, to: x };
    from = -1;
  }
  return best;
}
