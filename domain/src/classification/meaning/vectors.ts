/** How many numbers a meaning is: what the sentence model answers. */
export const DIMENSIONS = 384;

/** Kept meanings are whole numbers of one byte: this many are one. No number of a direction of so many dimensions comes near to a half. */
const MEANING_SCALE = 256;

/** Answers the direction of a sum of meanings. */
export function ofLengthOne(sum: Float32Array): Float32Array {
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** Answers a direction as it is kept. */
export function asKept(direction: Float32Array): Int8Array {
  return Int8Array.from(direction, (value) => Math.max(-127, Math.min(127, Math.round(value * MEANING_SCALE))));
}

/** Answers the inner product of the goods with one row of a table. Four sums at once: each addition would wait for the one before it. */
export function likenessOf(goods: Float32Array, table: Int8Array, row: number): number {
  const start = row * DIMENSIONS;
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let axis = 0; axis < DIMENSIONS; axis += 4) {
    const at = start + axis;
    one += (goods[axis] ?? 0) * (table[at] ?? 0);
    two += (goods[axis + 1] ?? 0) * (table[at + 1] ?? 0);
    three += (goods[axis + 2] ?? 0) * (table[at + 2] ?? 0);
    four += (goods[axis + 3] ?? 0) * (table[at + 3] ?? 0);
  }
  return (one + two + three + four) / MEANING_SCALE;
}
