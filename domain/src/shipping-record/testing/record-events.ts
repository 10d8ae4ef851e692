import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { RecordEvent } from '@tallyport/contracts/shipping-record/events';
import type { FoldedEnvelope } from '../../fold.js';
import { foldRecord, type RecordView } from '../fold.js';

export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const PERSON = id(900);
export const record = { recordId: id(1), workOrderId: id(2), kind: 'invoice' as const };
const source = { documentId: id(3), attempt: 1, fromPage: 1, toPage: 2, documentType: 'CIV' };
export const PLACE = { page: 1, boxes: [], address: null };

export function read(value: string, confidence = 0.95): Reading {
  return { value, raw: `raw ${value}`, place: PLACE, method: 'ocr', confidence };
}

export function envelope(streamPosition: number): FoldedEnvelope {
  return {
    streamId: `invoice/${record.recordId}`,
    streamPosition,
    recordedAt: '2026-03-14T10:00:00.000Z',
    metadata: {
      actor: { kind: 'person', userId: PERSON },
      commandId: id(4),
      correlationId: id(4),
      causationId: null,
      workflowId: null,
      runId: null,
    },
  };
}

export function folded(events: readonly (RecordEvent | null)[]): RecordView | null {
  return events.reduce<RecordView | null>((view, event, index) => foldRecord(view, event, envelope(index + 1)), null);
}

export const extracted = (fields: Record<string, Reading>): RecordEvent => ({
  type: 'record.extracted',
  data: { ...record, source, fields, lineCount: 0 },
});
export const linesRead = (...ids: number[]): RecordEvent => ({
  type: 'record.lines-extracted',
  data: { ...record, from: 0, lines: ids.map((line) => ({ lineId: id(line), fields: { quantity: read(String(line)) } })) },
});
const change = (field: string, next: string) => [{ field, previous: null, next }];
export const amended = (field: string, next: string): RecordEvent => ({
  type: 'record.amended',
  data: { ...record, changes: change(field, next) },
});
export const lineAmended = (line: number, next: string): RecordEvent => ({
  type: 'record.line-amended',
  data: { ...record, lineId: id(line), changes: change('quantity', next) },
});
export const lineAdded = (line: number, after: number | null): RecordEvent => ({
  type: 'record.line-added',
  data: { ...record, lineId: id(line), after: after === null ? null : id(after), fields: { quantity: '9' } },
});
export const lineRemoved = (line: number): RecordEvent => ({
  type: 'record.line-removed',
  data: { ...record, lineId: id(line), after: null, fields: { quantity: read(String(line)) } },
});
export const lineRestored = (line: number, after: number | null): RecordEvent => ({
  type: 'record.line-restored',
  data: { ...record, lineId: id(line), after: after === null ? null : id(after), fields: { quantity: read(String(line)) } },
});

export const shape = (view: RecordView | null) => view?.lines.map((line) => [line.line_id, line.fields['quantity']?.value]);
