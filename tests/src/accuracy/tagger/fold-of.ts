import { createHash } from 'node:crypto';

/** Into so many parts papers are divided, so that each can be tagged by a network that learnt from the others. */
export const FOLDS = 3;

/** The part to which the papers of an issuer belong, by a hash of its name: from 0. */
export function foldOf(issuer: string): number {
  return (createHash('sha256').update(issuer).digest()[0] ?? 0) % FOLDS;
}
