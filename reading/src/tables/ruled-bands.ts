import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { linesOf } from './body-line.js';
import { isData } from './numbers-in-heads.js';
import { ruledGrids } from './ruled-tables.js';
import { RULED_BANDS } from './tuning.js';

/**
 * What heads the columns of ruled grids with figures, whatever it says: their first row, where it has words alone, or the line of words right
 * above it, whose own rules a scan may have lost in its shade.
 */
export function ruledBands(phrases: readonly Phrase[]): Phrase[][] {
  const lines = linesOf(phrases);
  return ruledGrids(phrases).flatMap((rows) => {
    const [first, ...others] = rows.map(({ boxes }) => boxes.flatMap((box) => box.phrases));
    if (first === undefined || !others.flat().some(isData)) return [];
    const top = Math.min(...first.map(({ cell }) => cell.top));
    const above = lines.findLast(({ area }) => area.bottom <= top + 1);
    const isClose = above !== undefined && top - above.area.bottom < RULED_BANDS.near * heightOf(above.area);
    const heads = first.some(isData) ? (isClose ? above.phrases : []) : first;
    return heads.length >= RULED_BANDS.leastHeads && !heads.some(isData) ? [[...heads]] : [];
  });
}
