/** What a value is tested for once it was found: its kind, which day it is, its ends, its evidence, and what else the paper says. */
export type CheckName = 'kind' | 'day' | 'whole' | 'near' | 'alone' | 'sum';

/** What one test of a value came to. A value of which a test says nothing has no check of that name. */
export interface Check {
  readonly name: CheckName;
  readonly holds: boolean;
  /** A sentence for whoever asks why a value is sure or doubtful. */
  readonly says: string;
}

export function holds(name: CheckName, says: string): Check {
  return { name, holds: true, says };
}

export function fails(name: CheckName, says: string): Check {
  return { name, holds: false, says };
}
