import { heightOf } from '../page/area.js';
import { CELL_ROLES } from './cell-role.js';
import type { TaggedPage } from './tagged-pages.js';
import { AGREED_ROLES } from './tuning.js';

const ROLES = CELL_ROLES.length + 1;

/**
 * Which cell of a row each word of a page is, by its place among the roles of cells, from 1; 0 for none. A table has a column for each of them: where
 * nearly all rows have one thing in a column, what a few seem to have there is the same.
 */
export function agreedRoles(page: TaggedPage): number[] {
  const roles = page.words.map((_, word) => likeliest(page.tags.roles.subarray(word * ROLES, (word + 1) * ROLES)));
  const rows = firstLines(page, roles);
  if (rows.length >= AGREED_ROLES.leastRows) for (const column of columnsOf(rows, page)) agree(column, roles);
  return roles;
}

const likeliest = (said: Float32Array): number => said.indexOf(Math.max(...said));

/** The words of the lines on which rows begin. */
function firstLines({ words, line, tags }: TaggedPage, roles: readonly number[]): number[][] {
  const byLine = Map.groupBy(words.keys(), (word) => line[word] as number);
  return [...byLine.values()].filter((own) => own.some((word) => roles[word] !== 0 && (tags.starts[word] as number) > 0));
}

/** The words of each column, row by row: no word reaches over the channel between two of them. */
function columnsOf(rows: readonly (readonly number[])[], { words }: TaggedPage): number[][][] {
  const areaOf = (word: number) => (words[word] as TaggedPage['words'][number]).word.area;
  const all = rows.flat().toSorted((one, other) => areaOf(one).left - areaOf(other).left);
  const columns: { right: number; words: Set<number> }[] = [];
  for (const word of all) {
    const last = columns.at(-1);
    const { left, right } = areaOf(word);
    if (last === undefined || left > last.right + AGREED_ROLES.channel * heightOf(areaOf(word)))
      columns.push({ right, words: new Set([word]) });
    else {
      last.right = Math.max(last.right, right);
      last.words.add(word);
    }
  }
  return columns.map(({ words: own }) => rows.map((row) => row.filter((word) => own.has(word))));
}

/** What nearly all rows have in a column, the others have there. */
function agree(cells: readonly (readonly number[])[], roles: number[]): void {
  const filled = cells.filter((cell) => cell.length > 0);
  const share = (role: number): number => filled.filter((cell) => cell.some((word) => roles[word] === role)).length / filled.length;
  const shares = Array.from({ length: ROLES }, (_, role) => share(role));
  const most = shares.indexOf(Math.max(...shares));
  if (filled.length < AGREED_ROLES.leastRows || (shares[most] as number) < AGREED_ROLES.nearlyAll) return;
  for (const word of filled.flat()) if ((shares[roles[word] as number] as number) < AGREED_ROLES.few) roles[word] = most;
}
