import { canonicalText } from '../labels/tokens.js';
import { bytesOf, unpackedTrees } from '../trees/packed-trees.js';
import type { Trees } from '../trees/trees.js';
import { MEANING } from './data/meaning.js';
import { TREES } from './data/trees.js';
import { type MeaningModel, meaningOf } from './meaning.js';
import type { NameReader } from './name-reader.js';
import { MODEL } from './tuning.js';

/** All that the ranker learnt. */
export interface RankerModel {
  readonly names: NameReader;
  readonly trees: Trees;
}

let known: RankerModel | null = null;

/** What `npm run ranker:fit` learnt, unpacked when the first paper needs it. */
export function theModel(): RankerModel {
  known ??= { names: namesBy(unpackedMeaning()), trees: unpackedTrees(TREES) };
  return known;
}

/** Reads what texts name by a model of meanings. */
export function namesBy(model: MeaningModel): NameReader {
  return { things: model.things, meaningOf: (text) => meaningOf(labelText(text), model) };
}

/** The text of which a label's meaning is asked. */
export function labelText(text: string): string {
  return canonicalText(text.slice(-MODEL.longestLabel));
}

function unpackedMeaning(): MeaningModel {
  const { things, buckets, scale, bias, weights } = MEANING;
  return { things, buckets, scale, bias: Float32Array.from(bias), weights: new Int8Array(bytesOf(weights).buffer) };
}
