import type { RecordedEvent } from '@tallyport/contracts/envelope';
import { parseEvent } from '@tallyport/contracts/parse-event';
import type { KnownRecord } from './records-of-file.js';

/** What of a job's log tells which records a document gave. */
export const RECORDS_OF_DOCUMENT = ['record.extracted', 'record.withdrawn'] as const;

/** The records that were ever read from a document, each with the pages that it was read from last. `events` are those of its job, in order. */
export function recordsOfDocument(
  events: readonly Pick<RecordedEvent, 'type' | 'schemaVersion' | 'data'>[],
  documentId: string,
): KnownRecord[] {
  const known = new Map<string, KnownRecord>();
  for (const recorded of events) {
    const event = parseEvent(recorded);
    if (event?.type === 'record.extracted' && event.data.source.documentId === documentId) {
      const { recordId, kind, source } = event.data;
      const fromPage = source.fromPage ?? 1;
      known.set(recordId, { recordId, kind, fromPage, toPage: source.toPage ?? fromPage, isStanding: true });
    }
    const before = event?.type === 'record.withdrawn' ? known.get(event.data.recordId) : undefined;
    if (before) known.set(before.recordId, { ...before, isStanding: false });
  }
  return [...known.values()];
}
