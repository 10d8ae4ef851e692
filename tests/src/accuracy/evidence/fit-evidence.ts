import { SIGNS } from '@tallyport/reading/evidence/signs';
import { type FittedTrees, fitTrees, type TreeSettings } from '../trees/fit-trees.js';

/** What spoke for a value, whether it was right, and how much it counts. */
export interface Seen {
  readonly row: Float32Array;
  readonly isRight: boolean;
  readonly weight: number;
}

const SETTINGS: TreeSettings = { trees: 250, depth: 6, rate: 0.05, features: 0.4, sample: 0.6, leaf: 6, ridge: 2, seed: 1 };

/** Fits trees that tell from the evidence of a value how likely it is right. */
export function fitEvidence(values: readonly Seen[]): FittedTrees {
  const rows = new Float32Array(values.length * SIGNS.length);
  for (const [index, { row }] of values.entries()) rows.set(row, index * SIGNS.length);
  const right = Uint8Array.from(values, ({ isRight }) => Number(isRight));
  const weights = Float32Array.from(values, ({ weight }) => weight);
  return fitTrees({ width: SIGNS.length, rows, right, weights }, SETTINGS);
}
