import type { Meaning } from './meaning.js';

/** Says what a text may name: the share of each thing, in the order of `things`. The last thing is no label at all. */
export interface NameReader {
  readonly things: readonly string[];
  readonly meaningOf: (text: string) => Meaning;
}
