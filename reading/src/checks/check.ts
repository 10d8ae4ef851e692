import type { ValueCheck } from '@tallyport/contracts/document-extraction/explanation';

/** What a value is tested for once it was found: its kind, which day it is, its ends, its evidence, what backs that, and what else the paper says. */
export type CheckName = ValueCheck['name'];

/** What one test of a value came to. A value of which a test says nothing has no check of that name. */
export type Check = Readonly<ValueCheck>;

export function holds(name: CheckName, says: string): Check {
  return { name, holds: true, says };
}

export function fails(name: CheckName, says: string): Check {
  return { name, holds: false, says };
}
