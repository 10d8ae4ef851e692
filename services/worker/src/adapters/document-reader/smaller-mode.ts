import type { ReadingMode } from '../../document-process/reading-mode.js';
import { type Unreadable, UnreadableFile, unreadable } from '../../document-process/unreadable-file.js';

/** One try to read something: in which mode, and how long an earlier try took that counts against it, in milliseconds. */
export interface Try {
  readonly mode: ReadingMode;
  readonly spent: number;
}

/** What came of work on a file: its answer, or why the file cannot be read. */
export type Outcome<T> = { readonly kind: 'value'; readonly value: T } | Unreadable;

/**
 * Does work on a file, and where it needs too much memory once more at once in the smaller mode: in another child, since the one before was
 * ended. Nobody outside hears of the first try, and both together take no longer than one may.
 */
export async function orInSmallerMode<T>(mode: ReadingMode, work: (one: Try) => Promise<T>): Promise<Outcome<T>> {
  const first = await outcomeOf(() => work({ mode, spent: 0 }));
  if (!(first instanceof UnreadableFile)) return { kind: 'value', value: first };
  if (mode === 'smaller' || first.reason !== 'needs-too-much-memory') return unreadable(first.reason);
  const second = await outcomeOf(() => work({ mode: 'smaller', spent: first.ranMs }));
  return second instanceof UnreadableFile ? unreadable(second.reason) : { kind: 'value', value: second };
}

async function outcomeOf<T>(work: () => Promise<T>): Promise<T | UnreadableFile> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadableFile) return error;
    throw error;
  }
}
