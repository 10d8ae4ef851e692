import type { BodyLine } from './body-line.js';
import { type Column, columnAt } from './columns.js';
import { SECTION_TITLES } from './tuning.js';

/** Rows without those that are only a text: `Food products` above some rows, a remark under the last one, between rules of their own. */
export function withoutTitles(groups: readonly (readonly BodyLine[])[], columns: readonly Column[]): (readonly BodyLine[])[] {
  const full = groups.filter((group) => cellsOf(group, columns) >= SECTION_TITLES.leastCells);
  if (
    full.length < SECTION_TITLES.most * groups.length &&
    full.length < SECTION_TITLES.most * groups.filter((group) => cellsOf(group, columns) !== 1).length
  )
    return [...groups];
  return groups.filter((group) => !isText(group, columns));
}

function isText(group: readonly BodyLine[], columns: readonly Column[]): boolean {
  return cellsOf(group, columns) === 1 && group.every(({ phrases }) => phrases.length === 1 && /\p{L}{2}/u.test(phrases[0]?.text ?? ''));
}

function cellsOf(group: readonly BodyLine[], columns: readonly Column[]): number {
  return new Set(group.flatMap(({ phrases }) => phrases.map(({ area }) => columnAt(columns, area)))).size;
}
