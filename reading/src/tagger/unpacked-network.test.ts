import { expect, test } from 'vitest';
import { RANKED_FIELDS } from '../ranker/field-kinds.js';
import { CELL_ROLES } from './cell-role.js';
import { NETWORK } from './data/network.js';
import { theModel } from './model.js';
import { LETTER_RUNS, NETWORK_SIZES } from './tuning.js';
import { unpackedNetwork } from './unpacked-network.js';
import { SIGNS } from './word-signs.js';

test('what was learnt fits what the reading tells the network and asks of it', () => {
  const { network, namer } = theModel();
  const { width } = NETWORK_SIZES;
  expect(network.letters).toHaveLength(LETTER_RUNS.buckets * width);
  expect(network.signs.weights).toHaveLength(SIGNS * width);
  expect(network.roles.bias).toHaveLength(CELL_ROLES.length + 1);
  expect(network.fields.bias).toHaveLength(RANKED_FIELDS.length);
  expect(network.layers).toHaveLength(NETWORK_SIZES.layers);
  expect(namer.asHead('Quantity')[0]?.[1]).toBeGreaterThan(0.5);
});

test('a network that lacks a tensor is none', () => {
  expect(() => unpackedNetwork({ ...NETWORK.tensors, 'joined.bias': undefined as never })).toThrow('The network has no joined.bias.');
});
