import { randomUUID } from 'node:crypto';
import { append, START } from '@tallyport/event-store/append';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import type pg from 'pg';

/** A document of a job that somebody wants read. */
export interface RequestedDocument {
  readonly orgId: string;
  readonly workOrderId: string;
  readonly documentId: string;
}

/** A file as it stands in the blob store. */
export interface StoredPdf {
  readonly hash: string;
  readonly bytes: number;
}

const NO_FILE: StoredPdf = { hash: 'a'.repeat(64), bytes: 1 };

/** Records that a document was uploaded and that it is to be read, as the gateway does. */
export async function requestReading(
  pool: pg.Pool,
  { orgId, file = NO_FILE }: { orgId: string; file?: StoredPdf },
): Promise<RequestedDocument> {
  const document = { orgId, workOrderId: randomUUID(), documentId: randomUUID() };
  const place = { documentId: document.documentId, workOrderId: document.workOrderId };
  const common = { orgId, jobId: document.workOrderId, after: START, recordedAt: new Date().toISOString() };
  await append(pool, {
    ...common,
    streamId: `document/${document.documentId}`,
    metadata: sampleMetadata(),
    events: [{ type: 'document.uploaded', data: { ...place, fileName: 'invoice.pdf', mediaType: 'application/pdf', ...file } }],
  });
  await append(pool, {
    ...common,
    streamId: `extraction/${document.documentId}`,
    metadata: sampleMetadata(),
    events: [{ type: 'extraction.requested', data: { ...place, attempt: 1, mediaType: 'application/pdf', priority: 2, ...file } }],
  });
  return document;
}
