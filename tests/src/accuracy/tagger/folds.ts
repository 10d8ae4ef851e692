import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type TaggerModel, theModel } from '@tallyport/reading/tagger/model';
import { type PackedNetwork, unpackedNetwork } from '@tallyport/reading/tagger/unpacked-network';
import { REAL_PAPERS } from '@tallyport/worker/testing/real-papers';
import { issuerReader } from '../ranker/issuer-of.js';
import { FOLDS, foldOf } from './fold-of.js';

/** Taggers of which each paper has one that never saw a paper of its issuer. */
export interface Taggers {
  readonly strangerTo: (set: string, paper: string) => TaggerModel;
}

/** The taggers that `tests/tagger/train.py --without-fold N` wrote as `fold-N.mjs` into a folder. */
export async function taggersIn(folder: string): Promise<Taggers> {
  const { namer } = theModel();
  const issuerOf = await issuerReader(REAL_PAPERS);
  const networks = await Promise.all(Array.from({ length: FOLDS }, (_, fold) => networkIn(join(folder, `fold-${fold}.mjs`))));
  const taggers = networks.map((network): TaggerModel => ({ namer, network }));
  return { strangerTo: (set, paper) => taggers[foldOf(issuerOf(set, paper))] as TaggerModel };
}

async function networkIn(file: string) {
  const learnt = (await import(pathToFileURL(resolve(file)).href)) as { readonly NETWORK: { readonly tensors: PackedNetwork } };
  return unpackedNetwork(learnt.NETWORK.tensors);
}
