import { namesBy, theModel as theRanker, unpackedMeaning } from '../ranker/model.js';
import { HEADS } from './data/heads.js';
import { NETWORK } from './data/network.js';
import { namerBy } from './namer.js';
import type { Network } from './network.js';
import type { Namer } from './page-signs.js';
import { unpackedNetwork } from './unpacked-network.js';

/** All that the tagger learnt. */
export interface TaggerModel {
  readonly namer: Namer;
  readonly network: Network;
}

let known: TaggerModel | null = null;

/** What `npm run tagger:pages` and `tests/tagger/train.py` learnt, unpacked when the first paper needs it. */
export function theModel(): TaggerModel {
  known ??= { namer: namerBy(theRanker().names, namesBy(unpackedMeaning(HEADS))), network: unpackedNetwork(NETWORK.tensors) };
  return known;
}
