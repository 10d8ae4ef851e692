import { randomUUID } from 'node:crypto';
import type { Actor } from '@tallyport/contracts/actor';
import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import { EXTRACTION_STEPS } from '@tallyport/contracts/document-extraction/steps';
import type { DomainEvent } from '@tallyport/contracts/events';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { unknownShipment, type WorkOrderDetails } from '@tallyport/contracts/work-order/details';

export type Type<Name extends DomainEvent['type']> = Extract<DomainEvent, { type: Name }>;

export function person(userId: string = randomUUID()): Actor {
  return { kind: 'person', userId };
}

export function details(changed: Partial<WorkOrderDetails> = {}): WorkOrderDetails {
  return { ...unknownShipment('6a3f7a52-4a4e-4d8a-9d0c-0a5f8e2b7c11'), ...changed };
}

export function received(workOrderId: string, changed: Partial<Type<'work-order.received'>['data']> = {}): Type<'work-order.received'> {
  const data = {
    workOrderId,
    code: `J-${workOrderId.slice(0, 4)}`,
    jobStatus: 'received' as const,
    details: details(),
    names: {},
    ...changed,
  };
  return { type: 'work-order.received', data };
}

export function assigned(workOrderId: string, next: string): DomainEvent {
  return { type: 'work-order.assigned', data: { workOrderId, role: 'compiler', previous: null, next } };
}

type Status = Type<'work-order.job-status-changed'>['data']['from'];

export function statusChanged(workOrderId: string, from: Status, to: Status, reason: string | null = null, byHand = false): DomainEvent {
  return { type: 'work-order.job-status-changed', data: { workOrderId, from, to, reason, byHand } };
}

export function uploaded(documentId: string, workOrderId: string, fileName = 'commercial invoice.pdf'): DomainEvent {
  const hash = documentId.replaceAll('-', '').padEnd(64, '0');
  return { type: 'document.uploaded', data: { documentId, workOrderId, fileName, mediaType: 'application/pdf', bytes: 4_096, hash } };
}

export function requested(documentId: string, workOrderId: string, attempt = 1): DomainEvent {
  return {
    type: 'extraction.requested',
    data: { documentId, workOrderId, attempt, hash: 'h', mediaType: 'application/pdf', bytes: 4_096, priority: 2 },
  };
}

export function stepFinished(documentId: string, workOrderId: string, index: number, attempt = 1): DomainEvent {
  const step = EXTRACTION_STEPS[index] ?? 'completed';
  const values = step === 'completed' ? 12 : null;
  return {
    type: 'extraction.step-finished',
    data: { documentId, workOrderId, attempt, step, summary: `${step} done`, pages: null, values },
  };
}

export function pageRead(documentId: string, workOrderId: string, page: number, of: number, attempt = 1): DomainEvent {
  return {
    type: 'extraction.page-read',
    data: { documentId, workOrderId, attempt, page, of, method: 'text layer', words: 250, elapsedMs: 40 + page },
  };
}

export function cancelled(documentId: string, workOrderId: string, attempt: number): DomainEvent {
  return { type: 'extraction.cancelled', data: { documentId, workOrderId, attempt, reason: 'person' } };
}

export function classified(documentId: string, workOrderId: string, pages: number): DomainEvent {
  const segments = [{ fromPage: 1, toPage: pages, type: 'CIV' as const, title: null, confidence: 0.9 }];
  return { type: 'document.classified', data: { documentId, workOrderId, attempt: 1, segments } };
}

export function modelAsked(documentId: string, workOrderId: string): DomainEvent {
  const question = { documentId, workOrderId, attempt: 1, question: 0, model: 'm', outcome: 'used' as const, reason: null };
  const spent = { tokensIn: 10, tokensOut: 2, costMicros: null, latencyMs: 7 };
  return { type: 'extraction.model-asked', data: { ...question, ...spent, agreed: 1, added: 0, unverified: 0, refused: 0 } };
}

/** What a model said of a flask; with a `fallback` nothing. */
export function goodsJudged(documentId: string, workOrderId: string, fallback: 'timeout' | null): DomainEvent {
  const code = fallback === null ? '961700' : null;
  const flask = { key: 'flask', description: 'Flask', offered: ['961700'], code, because: '', rejected: [], fallback };
  return { type: 'extraction.goods-judged', data: { documentId, workOrderId, attempt: 1, model: 'm', goods: [flask] } };
}

export function reading(value: string, confidence = 0.97): Reading {
  return {
    value,
    raw: value,
    place: { page: 1, boxes: [{ x: 0.1, y: 0.1, width: 0.2, height: 0.02 }], address: null },
    method: 'text layer',
    confidence,
  };
}

export function inferred(value: string): Reading {
  return { value, raw: 'flask', place: null, method: 'inferred', confidence: 0.98 };
}

export interface RecordRef {
  readonly recordId: string;
  readonly workOrderId: string;
  readonly kind: RecordKind;
}

export function extracted(
  ref: RecordRef,
  documentId: string | null,
  fields: Record<string, Reading>,
  lineCount = 0,
  attempt = 1,
): DomainEvent {
  const source = { documentId, attempt, fromPage: 1, toPage: 1, documentType: 'CIV' };
  return { type: 'record.extracted', data: { ...ref, source, fields, lineCount } };
}

export function linesExtracted(ref: RecordRef, lines: { lineId: string; fields: Record<string, Reading> }[], from = 0): DomainEvent {
  return { type: 'record.lines-extracted', data: { ...ref, from, lines } };
}

export function answered(
  lodgementId: string,
  workOrderId: string,
  entryStatus: Type<'lodgement.customs-answer-recorded'>['data']['entryStatus'],
): DomainEvent {
  const word = { ownReference: null, version: null, messageTime: null, messageId: null, original: null, expected: true };
  const said = { entryStatus, cargoStatus: null, icsIdentifier: 'ICS1', dutyPaid: null, referralCodes: [], lineStatus: ['YNYY'] };
  return { type: 'lodgement.customs-answer-recorded', data: { lodgementId, workOrderId, ...word, ...said } };
}
