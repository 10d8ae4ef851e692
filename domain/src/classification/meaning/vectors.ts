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

/** Answers the cosine between kept goods and one row of a table. In whole numbers, which is a third faster. */
export function likenessOf(goods: Int8Array, table: Int8Array, row: number): number {
  const start = row * DIMENSIONS;
  let sum = 0;
  for (let axis = 0; axis < DIMENSIONS; axis += 1) sum = (sum + Math.imul(goods[axis] ?? 0, table[start + axis] ?? 0)) | 0;
  return sum / MEANING_SCALE ** 2;
}
