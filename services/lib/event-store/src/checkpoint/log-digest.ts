import { createHash, type Hash } from 'node:crypto';

const MARK_DIGITS = 8;

/** The digest before the first event. */
const EMPTY_LOG = Buffer.alloc(32).toString('hex');

/** The digest of a log that goes on from `before` (in hex; null for the beginning): to be fed the hash of each event in order. */
export function digestAfter(before: string | null): Hash {
  return createHash('sha256').update(before ?? EMPTY_LOG, 'hex');
}

/** The beginning of an event's hash: kept for each event, so that a changed log can be told where it changed. */
export function markOf(eventHash: string): string {
  return eventHash.slice(0, MARK_DIGITS);
}

/** The mark of the n-th event (from 0) in a row of marks. */
export function markAt(marks: string, index: number): string {
  return marks.slice(index * MARK_DIGITS, (index + 1) * MARK_DIGITS);
}
