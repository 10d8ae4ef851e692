import { unpackedTrees } from '../trees/packed-trees.js';
import type { Trees } from '../trees/trees.js';
import { TREES } from './data/trees.js';

let known: Trees | null = null;

/** What `npm run evidence:fit` learnt, unpacked when the first paper needs it. */
export function theTrees(): Trees {
  known ??= unpackedTrees(TREES);
  return known;
}
