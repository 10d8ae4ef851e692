import { type Rectangle, rectangleAround } from '../geometry.js';

/** A dash is at most so high and so wide, in heights of a letter. */
const HIGHEST = 0.28;
const WIDEST = 1.3;
/** The dashes of a line stand this close along it, and this level. */
const GAP = 0.8;
const LEVEL = 0.2;
/** A line has so many dashes, and is so long: dots that lead to a value are shorter or rounder. */
const FEWEST = 8;
const SHORTEST = 9;
/** Dashes are longer than high. */
const LEAST_SLENDER = 1.4;

/** Lines that lie and are drawn as dashes, as typewriters and line printers do: each as one rectangle. */
export function dashedLinesOf(pieces: readonly Rectangle[], letterHeight: number): Rectangle[] {
  const dashes = pieces.filter((piece) => isDash(piece, letterHeight)).toSorted((a, b) => a.left - b.left);
  const lines: Rectangle[][] = [];
  for (const dash of dashes) {
    const line = lines.find((other) => continues(other.at(-1), dash, letterHeight));
    if (line === undefined) lines.push([dash]);
    else line.push(dash);
  }
  return lines.filter((line) => isLine(line, letterHeight)).map(rectangleAround);
}

function isDash({ left, top, right, bottom }: Rectangle, letterHeight: number): boolean {
  const [width, height] = [right - left, bottom - top];
  return height <= HIGHEST * letterHeight && width <= WIDEST * letterHeight && width >= LEAST_SLENDER * height;
}

function continues(last: Rectangle | undefined, dash: Rectangle, letterHeight: number): boolean {
  if (last === undefined) return false;
  const isLevel = Math.abs(last.top + last.bottom - dash.top - dash.bottom) / 2 < LEVEL * letterHeight;
  return isLevel && dash.left >= last.right - 1 && dash.left - last.right < GAP * letterHeight;
}

function isLine(dashes: readonly Rectangle[], letterHeight: number): boolean {
  const { left, right } = rectangleAround(dashes);
  return dashes.length >= FEWEST && right - left >= SHORTEST * letterHeight;
}
