import { SIGNS } from '@tallyport/reading/evidence/signs';
import { type FittedTrees, fitTrees, type TreeSettings } from '../trees/fit-trees.js';
import type { TrainingValue } from './training-values.js';

const SETTINGS: TreeSettings = { trees: 250, depth: 6, rate: 0.05, features: 0.4, sample: 0.6, leaf: 6, ridge: 2, seed: 1 };

/** Generated papers of one layout are alike: each of their values counts as much as this part of another. */
const GENERATED = 0.4;

/** Fits trees that tell from the evidence of a value how likely it is right. */
export function fitEvidence(values: readonly TrainingValue[]): FittedTrees {
  const rows = new Float32Array(values.length * SIGNS.length);
  for (const [index, { row }] of values.entries()) rows.set(row, index * SIGNS.length);
  return fitTrees(
    {
      width: SIGNS.length,
      rows,
      right: Uint8Array.from(values, ({ isRight }) => Number(isRight)),
      weights: Float32Array.from(values, ({ set }) => (set === 'trade' ? GENERATED : 1)),
    },
    SETTINGS,
  );
}
