/** The index of the first of ascending numbers that is at least this; their count where none is. */
export function firstAt(ascending: readonly number[], least: number, from = 0): number {
  let low = from;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Puts a number at its place among ascending ones. */
export function insert(number: number, ascending: number[]): void {
  ascending.splice(firstAt(ascending, number), 0, number);
}
