import { describe, expect, it } from 'vitest';
import { type Network, tagWords, type Weights } from './network.js';
import type { PageSigns } from './page-signs.js';
import { pairSignsOf } from './pair-signs.js';

const wave = (length: number, tensor: number): Float32Array => Float32Array.from({ length }, (_, at) => Math.sin(0.37 * at + tensor) * 0.3);
const weights = (outputs: number, inputs: number, tensor: number): Weights => ({
  weights: wave(outputs * inputs, tensor),
  bias: wave(outputs, tensor + 1),
});

const network: Network = {
  width: 32,
  heads: 2,
  letters: wave(16 * 32, 0),
  labels: wave(4 * 32, 1),
  columns: wave(3 * 32, 2),
  signs: weights(32, 40, 3),
  mix: weights(32, 128, 5),
  layers: [
    {
      beforeLook: weights(32, 1, 7),
      look: weights(96, 32, 11),
      pairs: wave(2 * 20, 19),
      seen: weights(32, 32, 13),
      beforeThought: weights(32, 1, 9),
      wide: weights(96, 32, 15),
      narrow: weights(32, 96, 17),
    },
  ],
  end: weights(32, 1, 20),
  roles: weights(10, 32, 22),
  starts: weights(1, 32, 24),
  fields: weights(2, 32, 26),
};

const page: PageSigns = {
  count: 4,
  letters: [[1, 5, 9], [2], [3, 15, 7, 0], [4, 11]],
  labels: [
    [
      [1, 0.75],
      [3, 0.25],
    ],
    [],
    [[2, 0.5]],
    [],
  ],
  heads: [
    [],
    [[2, 0.625]],
    [
      [1, 0.125],
      [2, 0.25],
    ],
    [],
  ],
  signs: Float32Array.from({ length: 4 * 40 }, (_, at) => Math.cos(0.53 * at)),
  left: Float32Array.of(0, 5.5, 0.25, 9),
  right: Float32Array.of(4, 8, 3.5, 12),
  middle: Float32Array.of(0, 0.125, 2, 1.75),
  line: Int32Array.of(0, 0, 1, 1),
  place: Int32Array.of(0, 1, 0, 1),
};

/** As torch computes them. */
const ROLES = [
  0.23036, 0.58062, 0.52896, 0.10119, -0.47228, -0.87465, -0.86641, -0.41112, 0.30064, 0.94222, 0.18219, 0.47016, 0.41198, 0.03673,
  -0.45167, -0.77938, -0.74457, -0.32422, 0.30874, 0.86742, 0.20092, 0.52169, 0.47029, 0.07239, -0.45667, -0.82251, -0.80405, -0.37004,
  0.29972, 0.89976, 0.18426, 0.46479, 0.40188, 0.027, -0.45612, -0.7763, -0.73551, -0.31376, 0.31532, 0.86681,
];
const STARTS = [-0.94371, -0.82174, -0.8809, -0.81313];
const FIELDS = [0.55508, -0.14249, 0.50173, -0.10951, 0.53225, -0.12063, 0.4925, -0.11293];
const BESIDE = [1, 0, 0, 0, 0, 0, 0, 1.8718, 1.60944, 0, 0, 0, 0, 0, 0, 1, 0, 0.69315, 0, 0];
const ABOVE = [0, 1, 0, 1.09861, 0, 0.7788, 0, 0.22314, 0.40547, 0.7788, 0.36788, 0.93941, 1, 1, 0, 0, 0, 0, 0, 0.49935];

function expectNear(values: Float32Array, expected: readonly number[]): void {
  expect(values).toHaveLength(expected.length);
  for (const [at, value] of expected.entries()) expect(values[at]).toBeCloseTo(value, 4);
}

describe('tagWords', () => {
  it('gives the same numbers as torch', () => {
    const { roles, starts, fields } = tagWords(page, network);
    expectNear(roles, ROLES);
    expectNear(starts, STARTS);
    expectNear(fields, FIELDS);
  });

  it('tells where one word stands to another as it was trained', () => {
    const signs = pairSignsOf(page);
    expectNear(signs(0, 1).subarray(20, 40), BESIDE);
    expectNear(signs(2, 3).subarray(0, 20), ABOVE);
  });

  it('has nothing to say of a page without words', () => {
    const none = new Float32Array(0);
    const blank = { count: 0, letters: [], labels: [], heads: [], signs: none, left: none, right: none, middle: none };
    expect(tagWords({ ...blank, line: new Int32Array(0), place: new Int32Array(0) }, network).roles).toHaveLength(0);
  });
});
