import { hash } from 'node:crypto';

const MARK_BYTES = 4;

/** The digest before the first event. */
export const EMPTY_LOG = Buffer.alloc(32);

/** The digest of a log that grew by one event: it covers every event before, in order. */
export function nextDigest(digest: Buffer, eventHash: Buffer): Buffer {
  return hash('sha256', Buffer.concat([digest, eventHash]), 'buffer');
}

/** The beginning of an event's hash: kept for each event, so that a changed log can be told where it changed. */
export function markOf(eventHash: Buffer): Buffer {
  return eventHash.subarray(0, MARK_BYTES);
}

/** The mark of the n-th event (from 0) in a row of marks. */
export function markAt(marks: Buffer, index: number): Buffer {
  return marks.subarray(index * MARK_BYTES, (index + 1) * MARK_BYTES);
}
