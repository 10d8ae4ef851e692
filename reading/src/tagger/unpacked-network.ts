import { bytesOf } from '../trees/packed-trees.js';
import type { Layer, Network, Weights } from './network.js';
import { NETWORK_SIZES } from './tuning.js';

/** A tensor as data of the reading, as base64 that is broken over lines: as it is, or in steps of a scale for each of its rows. */
export type PackedTensor = { readonly values: string } | { readonly scales: string; readonly steps: string };

/** What was learnt, by the names of the trainer (`tests/tagger/network.py`). */
export type PackedNetwork = Readonly<Record<string, PackedTensor>>;

export function unpackedNetwork(packed: PackedNetwork): Network {
  const tensor = (name: string): Float32Array => {
    const found = packed[name];
    if (found === undefined) throw new Error(`The network has no ${name}.`);
    return unpacked(found);
  };
  const weights = (name: string): Weights => ({ weights: tensor(`${name}.weight`), bias: tensor(`${name}.bias`) });
  const layer = (at: number): Layer => ({
    beforeLook: weights(`layers.${at}.before`),
    look: weights(`layers.${at}.asked`),
    pairs: tensor(`layers.${at}.pairs.weight`),
    seen: weights(`layers.${at}.answered`),
    beforeThought: weights(`layers.${at}.between`),
    wide: weights(`layers.${at}.wide`),
    narrow: weights(`layers.${at}.narrow`),
  });
  return {
    width: NETWORK_SIZES.width,
    heads: NETWORK_SIZES.heads,
    letters: tensor('letters.weight'),
    labels: tensor('labels.weight'),
    columns: tensor('heads.weight'),
    signs: weights('signs'),
    mix: weights('joined'),
    layers: Array.from({ length: NETWORK_SIZES.layers }, (_, at) => layer(at)),
    end: weights('last'),
    roles: weights('roles'),
    starts: weights('starts'),
    fields: weights('fields'),
  };
}

function unpacked(packed: PackedTensor): Float32Array {
  if ('values' in packed) return new Float32Array(bytesOf(packed.values).buffer);
  const scales = new Float32Array(bytesOf(packed.scales).buffer);
  const steps = new Int8Array(bytesOf(packed.steps).buffer);
  const width = steps.length / scales.length;
  return Float32Array.from(steps, (step, at) => step * (scales[Math.floor(at / width)] as number));
}
