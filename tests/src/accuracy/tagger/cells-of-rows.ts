import { CellPicks, type Columns } from './cell-picks.js';
import { comparableWords } from './comparable-word.js';
import type { CellRole, GoldLines } from './gold-lines.js';
import type { PaperWord } from './paper-word.js';
import { printedLines } from './printed-lines.js';
import { rowLikeness } from './row-likeness.js';
import { zoneOf } from './row-zone.js';
import { rowsOnLines } from './rows-on-lines.js';

/** Which words of a paper are cells of which line of its gold. */
export interface CellsOfRows {
  /** Of each word, what it is of its row; `null` if it is of none. */
  readonly roles: readonly (CellRole | null)[];
  /** Of each word, the gold line that it is of; -1 if it is of none. */
  readonly rows: readonly number[];
  /** The share of the cells of the gold that was found, from 0 to 1. */
  readonly share: number;
  /** Of each gold line, whether all of it was found. */
  readonly whole: readonly boolean[];
}

/**
 * Finds the gold lines of a paper among its words. They are picked twice: the first time each cell by how near it is to the
 * line of its row, the second time also by the columns that came of the first.
 */
export function cellsOfRows(words: readonly PaperWord[], gold: GoldLines): CellsOfRows {
  const own = comparableWords(words);
  if (gold.length === 0) return { roles: own.map(() => null), rows: own.map(() => -1), share: 1, whole: [] };
  const lines = printedLines(own);
  const lineOfRow = rowsOnLines(gold.map((row) => lines.map((line) => rowLikeness(row, line))));
  const zones = gold.map((_, row) => zoneOf(row, lineOfRow, lines));
  const pickBy = (columns: Columns): CellPicks => {
    const picks = new CellPicks(own, columns);
    for (const [row, line] of gold.entries()) {
      const zone = zones[row] ?? null;
      if (zone === null) picks.lose();
      else picks.pick(line, zone);
    }
    return picks;
  };
  const { roles, rows, share, whole } = pickBy(pickBy(new Map()).columns());
  return { roles, rows, share, whole };
}
