/** Where the columns (or rows) of a grid stand, measured from the first of them. */
export interface Tracks {
  start(index: number): number;
  end(index: number): number;
}

/** A run of empty tracks longer than this is shown as one gap of this many. */
const LONGEST_GAP = 2;

/**
 * Positions for tracks of which only some hold content. Empty ones between keep their size as long as the gap is
 * short; a cell in the millionth row stands just below the one before it.
 */
export function trackPositions(sizes: ReadonlyMap<number, number>, emptySize: (index: number) => number): Tracks {
  const starts = new Map<number, number>();
  let end = 0;
  let previous: number | null = null;
  for (const index of [...sizes.keys()].sort((a, b) => a - b)) {
    const gap = previous === null ? 0 : Math.min(index - previous - 1, LONGEST_GAP);
    for (let empty = 0; empty < gap; empty += 1) end += emptySize(index - gap + empty);
    starts.set(index, end);
    end += sizes.get(index) ?? 0;
    previous = index;
  }
  const total = end;
  const next = (index: number): number => {
    const following = [...starts.keys()].find((key) => key > index);
    return following === undefined ? total : (starts.get(following) ?? total);
  };
  return {
    start: (index) => starts.get(index) ?? next(index),
    end: (index) => {
      const start = starts.get(index);
      return start === undefined ? next(index) : start + (sizes.get(index) ?? 0);
    },
  };
}
