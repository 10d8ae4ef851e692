import type { PhraseMeanings } from './phrase-meanings.js';

/** What goods mean, as a direction, and the phrases of the tariff to compare it with. */
export interface GoodsMeaning {
  readonly phrases: PhraseMeanings;
  readonly direction: Float32Array;
}
