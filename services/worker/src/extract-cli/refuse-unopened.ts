import { createHash } from 'node:crypto';
import { UNOPENED_PAPERS } from './unopened-papers.js';

/** Throws for a paper that judges the reader. The sentence names none: not even its name is to be learnt. */
export function refuseUnopened(bytes: Uint8Array, unopened: ReadonlySet<string> = UNOPENED_PAPERS): void {
  if (unopened.has(createHash('sha256').update(bytes).digest('hex')))
    throw new Error('This paper judges the reader and stays unopened: what is read of it is not explained.');
}
