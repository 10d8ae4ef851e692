import type { BodyLine } from './body-line.js';
import { type Column, columnAt } from './columns.js';

/** A row of goods says something in so many columns. */
const LEAST_CELLS = 3;
/** So many of the rows must say as much, for others to be told from them. */
const MOST = 0.6;

/** Rows without those that are only a text: `Food products` above some rows, a remark under the last one, between rules of their own. */
export function withoutTitles(groups: readonly (readonly BodyLine[])[], columns: readonly Column[]): (readonly BodyLine[])[] {
  const full = groups.filter((group) => cellsOf(group, columns) >= LEAST_CELLS);
  if (full.length < MOST * groups.length && full.length < MOST * groups.filter((group) => cellsOf(group, columns) !== 1).length)
    return [...groups];
  return groups.filter((group) => !isText(group, columns));
}

function isText(group: readonly BodyLine[], columns: readonly Column[]): boolean {
  return cellsOf(group, columns) === 1 && group.every(({ phrases }) => phrases.length === 1 && /\p{L}{2}/u.test(phrases[0]?.text ?? ''));
}

function cellsOf(group: readonly BodyLine[], columns: readonly Column[]): number {
  return new Set(group.flatMap(({ phrases }) => phrases.map(({ area }) => columnAt(columns, area)))).size;
}
