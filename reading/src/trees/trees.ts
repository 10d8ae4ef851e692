/** Trees that are asked one after the other, each adding to a score; all their nodes stand in flat lists. */
export interface Trees {
  /** The node at which each tree begins. */
  readonly roots: Int32Array;
  /** Of a node that asks: the feature it looks at; of a leaf: -1. */
  readonly features: Int16Array;
  readonly limits: Float32Array;
  /** The node for values up to the limit; the one for greater values stands right behind it. */
  readonly lower: Int32Array;
  readonly values: Float32Array;
  readonly start: number;
}

/** The sum of all trees for one row of features, as a chance of 0 to 1. */
export function chanceBy({ roots, features, limits, lower, values, start }: Trees, row: Float32Array): number {
  let score = start;
  for (const root of roots) {
    let node = root;
    for (let feature = features[node] ?? -1; feature >= 0; feature = features[node] ?? -1) {
      node = (lower[node] ?? 0) + ((row[feature] ?? 0) <= (limits[node] ?? 0) ? 0 : 1);
    }
    score += values[node] ?? 0;
  }
  return 1 / (1 + Math.exp(-score));
}
