import { expect, test } from 'vitest';
import { chanceBy } from './trees.js';

test('each tree is followed to a leaf, and what the leaves say is added', () => {
  const trees = {
    start: 0,
    roots: Int32Array.of(0, 3),
    features: Int16Array.of(1, -1, -1, -1),
    limits: Float32Array.of(5, 0, 0, 0),
    lower: Int32Array.of(1, 0, 0, 0),
    values: Float32Array.of(0, -2, 2, 1),
  };
  expect(chanceBy(trees, Float32Array.of(0, 5))).toBeCloseTo(1 / (1 + Math.exp(1)));
  expect(chanceBy(trees, Float32Array.of(0, 6))).toBeCloseTo(1 / (1 + Math.exp(-3)));
});
