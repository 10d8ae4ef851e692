import type { TableRow } from './rows.js';
import { FULL_ROWS } from './tuning.js';

/**
 * The rows that tell what columns hold: those that say something in most of the columns of the fullest one. Sums and remarks that stand under the
 * goods say something in few, and nothing of what a column holds.
 */
export function fullRows(rows: readonly TableRow[]): readonly TableRow[] {
  const most = Math.max(0, ...rows.map(({ cells }) => cells.size));
  return rows.filter(({ cells }) => cells.size >= FULL_ROWS.most * most);
}
