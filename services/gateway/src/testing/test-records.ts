import { randomUUID } from 'node:crypto';
import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { recordDecider } from '@tallyport/domain/shipping-record/decider';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';

/** A value as a reader reports it: on page one, and sure unless said otherwise. */
export function reading(value: string | null, more: Partial<Reading> = {}): Reading {
  const place = { page: 1, boxes: [{ x: 0.1, y: 0.1, width: 0.2, height: 0.02 }], address: null };
  return { value, raw: value, place, method: 'text layer', confidence: 0.97, ...more };
}

export interface ReadRecord {
  readonly kind: RecordKind;
  readonly workOrderId: string;
  readonly recordId?: string;
  readonly documentId?: string;
  readonly fields: Readings;
  readonly lines?: readonly Readings[];
}

/** Records what was read of a document, as the worker does. Answers the record's id and those of its lines. */
export async function readRecord(
  { parts }: { readonly parts: { readonly eventStore: EventStore } },
  orgId: string,
  read: ReadRecord,
): Promise<{ id: string; lines: string[] }> {
  const { kind, workOrderId, fields } = read;
  const recordId = read.recordId ?? randomUUID();
  const lines = (read.lines ?? []).map((line) => ({ lineId: randomUUID(), fields: line }));
  const writer = new StreamWriter(parts.eventStore, recordDecider, { orgId, streamId: `${kind}/${recordId}`, jobId: workOrderId });
  const source = { documentId: read.documentId ?? null, attempt: 1, fromPage: 1, toPage: 1, documentType: 'CIV' };
  await writer.record(
    { type: 'extract', kind, recordId, workOrderId, source, fields, lines },
    {
      actor: { kind: 'machine', process: 'extraction' },
      commandId: randomUUID(),
      correlationId: randomUUID(),
      causationId: null,
      workflowId: null,
      runId: null,
    },
    new Date().toISOString(),
  );
  return { id: recordId, lines: lines.map((line) => line.lineId) };
}
