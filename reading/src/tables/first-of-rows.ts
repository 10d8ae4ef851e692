import { heightOf, overlapX } from '../page/area.js';
import type { BodyLine } from './body-line.js';
import { isData } from './numbers-in-heads.js';
import { FIRST_OF_ROWS } from './tuning.js';

/**
 * Of rows above each other the first: from one of them upwards as long as lines have their figures in the same places. Texts and sums of groups may
 * stand alone between them.
 */
export function firstOfRows(lines: readonly BodyLine[], row: number): number {
  const like = lines[row];
  let first = row;
  for (let index = row - 1; like !== undefined && index >= 0 && first - index <= FIRST_OF_ROWS.mostBetween + 1; index -= 1) {
    const [line, below] = [lines[index], lines[index + 1]];
    if (line === undefined || below === undefined) break;
    if (below.area.top - line.area.bottom > FIRST_OF_ROWS.widestGap * heightOf(below.area)) break;
    if (isAligned(line, like)) first = index;
    else if (line.phrases.length > Math.max(1, FIRST_OF_ROWS.fewer * like.phrases.length)) break;
  }
  return first;
}

/** Whether a line has data, and nearly all of what it says stands above what a row says, and fills nearly all of that. */
function isAligned({ phrases }: BodyLine, row: BodyLine): boolean {
  if (!phrases.some(isData)) return false;
  const isMet = (one: BodyLine['phrases'][number], others: BodyLine['phrases']): boolean =>
    others.some(({ area }) => overlapX(area, one.area) > 0);
  const placed = phrases.filter((phrase) => isMet(phrase, row.phrases));
  const filled = row.phrases.filter((phrase) => isMet(phrase, phrases));
  return placed.length >= phrases.length - 1 && filled.length >= row.phrases.length - 1 && phrases.length > 2;
}
