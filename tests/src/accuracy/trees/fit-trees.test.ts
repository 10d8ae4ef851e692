import { chanceBy } from '@tallyport/reading/trees/trees';
import { expect, test } from 'vitest';
import { fitTrees, treesOf } from './fit-trees.js';
import { seeded } from './seeded.js';

/** Two features: what is right hangs on both together, so that no line between right and wrong would do. */
function corners() {
  const chance = seeded(3);
  const rows = Float32Array.from({ length: 2 * 600 }, () => chance());
  const right = Uint8Array.from({ length: 600 }, (_, row) => Number((rows[2 * row] ?? 0) > 0.5 !== (rows[2 * row + 1] ?? 0) > 0.5));
  return { width: 2, rows, right, weights: new Float32Array(600).fill(1) };
}

const SETTINGS = { trees: 30, depth: 3, rate: 0.3, features: 1, sample: 0.8, leaf: 1, ridge: 1, seed: 1 };

test('trees learn what hangs on two features together', () => {
  const trees = treesOf(fitTrees(corners(), SETTINGS));
  expect(chanceBy(trees, Float32Array.of(0.9, 0.1))).toBeGreaterThan(0.9);
  expect(chanceBy(trees, Float32Array.of(0.9, 0.9))).toBeLessThan(0.1);
});

test('the same rows give the same trees', () => {
  expect(fitTrees(corners(), SETTINGS)).toEqual(fitTrees(corners(), SETTINGS));
});
