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
  known ??= { names: namesBy(unpackedMeaning(MEANING)), trees: unpackedTrees(TREES) };
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

/** A model of meanings as data of the reading. */
export type PackedMeaning = Pick<MeaningModel, 'things' | 'buckets' | 'scale'> & {
  readonly bias: readonly number[];
  readonly weights: string;
};

export function unpackedMeaning({ things, buckets, scale, bias, weights }: PackedMeaning): MeaningModel {
  return { things, buckets, scale, bias: Float32Array.from(bias), weights: new Int8Array(bytesOf(weights).buffer) };
}
