import type { Area } from '../page/area.js';
import { middleX } from '../page/area.js';
import type { PlacedWord } from '../page/placed-word.js';
import type { ColumnHead } from './column-head.js';
import type { ColumnRole } from './column-roles.js';
import { COLUMNS } from './tuning.js';

/** A column of a table: what it holds and from where to where it reaches. */
export interface Column {
  readonly role: ColumnRole | null;
  readonly head: string;
  readonly left: number;
  readonly right: number;
  /** What is said over its head and others. */
  readonly over?: string;
  /** What the words of a head that is not known make likely. */
  readonly likely?: ColumnRole;
  /** True where what the column holds is likely by the words of its head, by its cells or by tags, and no known head says it. */
  readonly isGuess?: true;
}

/** The columns under a row of heads: their borders are the rules of the page, else the widest channel that few words cross. */
export function columnsUnder(heads: readonly ColumnHead[], words: readonly PlacedWord[]): Column[] {
  const borders = aroundFigures(
    heads,
    heads.slice(1).map((head, index) => borderBetween(heads[index] ?? head, head, words)),
    words,
  );
  return heads.map(({ role, text, cell, likely, over }, index) => ({
    role,
    head: text,
    ...(likely === undefined ? {} : { likely }),
    ...(over === undefined ? {} : { over }),
    left: borders[index - 1] ?? (Number.isFinite(cell.left) ? cell.left : Number.NEGATIVE_INFINITY),
    right: borders[index] ?? (Number.isFinite(cell.right) && !isOfSheet(heads) ? cell.right : Number.POSITIVE_INFINITY),
  }));
}

export function columnAt(columns: readonly Column[], area: Area): Column | null {
  const x = middleX(area);
  for (const column of columns) if (column.left <= x && x < column.right) return column;
  return null;
}

/**
 * Figures that end where the next head begins stand on the other side of the widest channel: where a column would have nothing in it, and these
 * words stand left of the head beside its own, they are what it holds.
 */
function aroundFigures(heads: readonly ColumnHead[], found: readonly number[], words: readonly PlacedWord[]): number[] {
  const borders = [...found];
  for (const [index, border] of found.entries()) {
    const [own, next] = [heads[index], heads[index + 1]];
    const left = borders[index - 1] ?? Number.NEGATIVE_INFINITY;
    if (own === undefined || next === undefined || Number.isFinite(own.cell.right) || middleX(next.area) <= border) continue;
    const between = (from: number, to: number) => words.filter(({ area }) => from <= middleX(area) && middleX(area) < to);
    const held = between(border, next.area.left);
    const right = Math.max(...held.map(({ area }) => area.right));
    const isEmpty = index > 0 && between(left, border).length === 0;
    if (!isEmpty || held.length === 0 || right > next.area.left + COLUMNS.reach || crossingsAt(right + COLUMNS.reach, words) > 0) continue;
    borders[index] = right + COLUMNS.reach;
  }
  return borders;
}

function borderBetween(left: ColumnHead, right: ColumnHead, words: readonly PlacedWord[]): number {
  if (isGapInSheet(left, right)) return right.cell.left;
  if (Number.isFinite(left.cell.right) && left.cell.right <= right.area.left) return left.cell.right;
  const from = middleX(left.area);
  const to = middleX(right.area);
  const [least, most] = [Math.min(from, to) - COLUMNS.reach, Math.max(from, to) + COLUMNS.reach];
  const near = words.filter(({ area }) => area.left < most && least < area.right);
  const crossings = Array.from({ length: COLUMNS.steps + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / COLUMNS.steps;
    const headCost = [left, right].filter(({ area }) => area.left < x && x < area.right).length * 0.5;
    return { x, cost: headCost + crossingsAt(x, near) };
  });
  const fewest = Math.min(...crossings.map(({ cost }) => cost));
  return middleOfLongestRun(crossings.map(({ x, cost }) => ({ x, isFree: cost === fewest })));
}

/** Whether heads stand in cells of a sheet: what stands right of the last one belongs to it. */
function isOfSheet(heads: readonly ColumnHead[]): boolean {
  return heads.every(({ phrases }) => phrases.length > 0 && phrases.every(({ method }) => method === 'cells'));
}

/** Whether cells of a sheet without a head stand between two heads: below, the cells from the left head to the right one are one. */
function isGapInSheet(left: ColumnHead, right: ColumnHead): boolean {
  const areCells = [...left.phrases, ...right.phrases].every(({ method }) => method === 'cells');
  return areCells && left.cell.right < right.cell.left - COLUMNS.reach && right.cell.left <= right.area.left;
}

/** How many words a border here would cut, or nearly touch. */
function crossingsAt(x: number, words: readonly PlacedWord[]): number {
  let count = 0;
  for (const { area } of words) if (area.left - 0.5 < x && x < area.right + 0.5) count += 1;
  return count;
}

function middleOfLongestRun(positions: readonly { x: number; isFree: boolean }[]): number {
  let best = { from: 0, to: 0 };
  let from = 0;
  for (const [index, { isFree }] of positions.entries()) {
    if (!isFree) from = index + 1;
    else if (index + 1 - from > best.to - best.from) best = { from, to: index + 1 };
  }
  return ((positions[best.from]?.x ?? 0) + (positions[best.to - 1]?.x ?? 0)) / 2;
}
