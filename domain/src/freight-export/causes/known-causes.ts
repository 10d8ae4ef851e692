import type { Causes } from './cause.js';
import { causesOf } from './cause-of.js';
import causes from './causes.json' with { type: 'json' };
import { readCauses } from './read-causes.js';

/** The table of causes that this version has, `causes.json`. `tallyport regroup-causes` shows what another one would change. */
export const KNOWN_CAUSES: Causes = mustRead(causes);

export const causeOf = causesOf(KNOWN_CAUSES);

function mustRead(content: unknown): Causes {
  const read = readCauses(content);
  if (read.outcome === 'refused') throw new Error(`the table of causes: ${read.faults.join('; ')}`);
  return read.causes;
}
