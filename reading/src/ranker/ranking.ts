import type { Phrase } from '../page/phrases.js';

/** What may be the value of a field, and how likely that is by all that the ranker looked at. */
export interface RankedCandidate {
  readonly value: string;
  readonly from: readonly Phrase[];
  readonly chance: number;
}

/** For each field the likeliest candidates, the best first. */
export type Ranking = ReadonlyMap<string, readonly RankedCandidate[]>;
