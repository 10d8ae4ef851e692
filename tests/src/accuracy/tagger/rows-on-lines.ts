/** What it costs to put a row on a line that says nothing of it, in the measure of the likeness. */
const UNLIKE = -3;
/** What it is worth to have put no row on any line: less than anything else. */
const UNPLACED = -1e9;

/**
 * The printed line of each row, by how much each line says of each row: the rows stand on different lines in the order in
 * which gold tells them, and say most together. A row for which no line is left is on line -1.
 */
export function rowsOnLines(likeness: readonly (readonly number[])[]): number[] {
  const lines = likeness[0]?.length ?? 0;
  const isTaken = likeness.map(() => new Uint8Array(lines));
  let best = new Float64Array(lines + 1);
  for (const [at, row] of likeness.entries()) best = bestUpTo(best, row, isTaken[at]);
  const placed = likeness.map(() => -1);
  for (let row = likeness.length - 1, line = lines - 1; row >= 0 && line >= 0; line -= 1) {
    if (isTaken[row]?.[line] !== 1) continue;
    placed[row] = line;
    row -= 1;
  }
  return placed;
}

/** The most that the rows up to one are worth on the first so many lines; notes on which lines that one would stand last. */
function bestUpTo(before: Float64Array, row: readonly number[], isTaken: Uint8Array | undefined): Float64Array<ArrayBuffer> {
  const best = new Float64Array(before.length).fill(UNPLACED);
  row.forEach((likeness, line) => {
    const without = best[line] ?? UNPLACED;
    const taken = (before[line] ?? UNPLACED) + (likeness > 0 ? likeness : UNLIKE);
    best[line + 1] = Math.max(without, taken);
    if (taken > without && isTaken !== undefined) isTaken[line] = 1;
  });
  return best;
}
