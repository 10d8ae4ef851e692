import type { Rectangle } from '../geometry.js';
import type { DarkPixels } from './dark-pixels.js';
import { type LongRun, piecesOfLine } from './tilted-line.js';

/** How long and how thick a ruling line is, in heights of a letter. */
const SHORTEST_LYING = 3.5;
const SHORTEST_STANDING = 2;
const THICKEST = 0.35;
/** Gaps of this many pixels are faults of the scan. */
const GAP = 2;

/** The straight lines of a form, found as long runs of ink; text never has runs that long. */
export function rulingLinesOf(picture: DarkPixels, letterHeight: number): Rectangle[] {
  const thickest = Math.max(3, Math.round(letterHeight * THICKEST));
  const lying = linesAlong(picture, Math.round(letterHeight * SHORTEST_LYING), thickest);
  const standing = linesAlong(transposed(picture), Math.round(letterHeight * SHORTEST_STANDING), thickest)
    .map(({ left, top, right, bottom }) => ({ left: top, top: left, right: bottom, bottom: right }))
    .filter((line) => isStandingLine(line, lying, letterHeight, thickest));
  return [...lying, ...standing];
}

/** A shorter standing line only counts where it meets a lying one: it may be a letter of a title, or a bar of a bar code. */
const ALONE = 8;

/** A thick one may be a stroke of large type, unless it reaches from one lying line to the next. */
function isStandingLine(line: Rectangle, lying: readonly Rectangle[], letterHeight: number, thickest: number): boolean {
  const near = letterHeight / 4;
  const isMet = (end: Rectangle): boolean => lying.some((border) => meets(end, border, near));
  if (line.bottom - line.top >= letterHeight * ALONE) return true;
  if (line.right - line.left <= thickest) return isMet(line);
  return isMet({ ...line, bottom: line.top }) && isMet({ ...line, top: line.bottom });
}

function meets(standing: Rectangle, lying: Rectangle, near: number): boolean {
  const isBeside = standing.right > lying.left - near && standing.left < lying.right + near;
  return isBeside && standing.top < lying.bottom + near && standing.bottom > lying.top - near;
}

function linesAlong({ width, height, dark }: DarkPixels, shortest: number, thickest: number): Rectangle[] {
  const finished: LongRun[][] = [];
  let open: { left: number; right: number; bottom: number; runs: LongRun[] }[] = [];
  for (let y = 0; y < height; y += 1) {
    for (const { start, end } of longRuns(dark, y * width, width, shortest)) {
      const line =
        open.find(({ left, right, bottom }) => bottom === y && start <= right + GAP && end >= left - GAP) ??
        open.find(({ left, right, bottom }) => bottom === y + 1 && start <= right + GAP && end >= left - GAP);
      if (line === undefined) {
        open.push({ left: start, right: end, bottom: y + 1, runs: [{ y, start, end }] });
        continue;
      }
      line.left = Math.min(line.left, start);
      line.right = Math.max(line.right, end);
      line.bottom = y + 1;
      line.runs.push({ y, start, end });
    }
    finished.push(...open.filter(({ bottom }) => bottom < y).map(({ runs }) => runs));
    open = open.filter(({ bottom }) => bottom >= y);
  }
  const lines = [...finished, ...open.map(({ runs }) => runs)];
  return lines.flatMap((runs) => piecesOfLine(runs, thickest)).filter((line) => standsFree(line, { width, height, dark }));
}

/** A line has ground on one side at least. What has ink on both sides for this part of its length is left of a dark band between two of its white letters. */
const IN_A_BAND = 0.35;
/** So far from a line its own blurred edge ends, in pixels. */
const BESIDE = 2;

function standsFree({ left, top, right, bottom }: Rectangle, { width, height, dark }: DarkPixels): boolean {
  const inkedAt = (y: number): number => {
    if (y < 0 || y >= height) return 0;
    let count = 0;
    for (let x = left; x < right; x += 1) count += dark[y * width + x] ?? 0;
    return count / (right - left);
  };
  return Math.min(inkedAt(top - 1 - BESIDE), inkedAt(bottom + BESIDE)) < IN_A_BAND;
}

function longRuns(dark: Uint8Array, offset: number, width: number, shortest: number): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  let start = -1;
  let lastDark = -1;
  for (let x = 0; x < width; x += 1) {
    if (dark[offset + x] !== 1) continue;
    if (start === -1 || x - lastDark > GAP + 1) {
      if (start !== -1 && lastDark + 1 - start >= shortest) runs.push({ start, end: lastDark + 1 });
      start = x;
    }
    lastDark = x;
  }
  if (start !== -1 && lastDark + 1 - start >= shortest) runs.push({ start, end: lastDark + 1 });
  return runs;
}

/** Rows become columns. Little of a page is ink, so only that is carried over. */
function transposed({ width, height, dark }: DarkPixels): DarkPixels {
  const turned = new Uint8Array(dark.length);
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) if (dark[index] === 1) turned[x * height + y] = 1;
  }
  return { width: height, height: width, dark: turned };
}
