import { parseEvent } from '@tallyport/contracts/parse-event';
import type { KnownRecord } from '@tallyport/domain/shipping-record/records-of-file';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { Attempt } from '@tallyport/workflows/document-extraction/activities';

/** The records that were ever read from a document, each with the pages that it was read from last. */
export async function recordsOfDocument(store: EventStore, { orgId, workOrderId, documentId }: Attempt): Promise<KnownRecord[]> {
  const known = new Map<string, KnownRecord>();
  for (const recorded of await store.loadTypes(orgId, workOrderId, ['record.extracted', 'record.withdrawn'])) {
    const event = parseEvent(recorded);
    if (event?.type === 'record.extracted' && event.data.source.documentId === documentId) {
      const { recordId, kind, source } = event.data;
      known.set(recordId, {
        recordId,
        kind,
        fromPage: source.fromPage ?? 1,
        toPage: source.toPage ?? source.fromPage ?? 1,
        isStanding: true,
      });
    }
    const before = event?.type === 'record.withdrawn' ? known.get(event.data.recordId) : undefined;
    if (before) known.set(before.recordId, { ...before, isStanding: false });
  }
  return [...known.values()];
}
