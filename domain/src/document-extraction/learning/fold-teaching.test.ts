import type { DomainEvent } from '@tallyport/contracts/events';
import { expect, test } from 'vitest';
import type { FoldedEnvelope } from '../../fold.js';
import { foldTeaching, type Teaching } from './fold-teaching.js';
import { issuersOf } from './issuers-of-teaching.js';

const RECORD = {
  recordId: '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c01',
  workOrderId: '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c02',
  kind: 'invoice',
} as const;
const USER = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c03';
const envelope = {
  streamId: `invoice/${RECORD.recordId}`,
  streamPosition: 2,
  recordedAt: '2026-03-02T01:00:00.000Z',
  metadata: { actor: { kind: 'person', userId: USER } },
} as FoldedEnvelope;
const source = { documentId: null, attempt: 1, fromPage: 1, toPage: 1, documentType: 'CIV' };
const seller = { value: 'Bright moor', raw: null, place: null, method: 'text layer', confidence: 0.7 } as const;
const extracted: DomainEvent = { type: 'record.extracted', data: { ...RECORD, source, fields: { seller_name: seller }, lineCount: 0 } };
const amended = (field: string, previous: string | null, next: string | null): DomainEvent => ({
  type: 'record.amended',
  data: { ...RECORD, changes: [{ field, previous, next }] },
});
const after = (...events: DomainEvent[]): Teaching | null =>
  events.reduce((teaching: Teaching | null, event) => foldTeaching(teaching, event, envelope), null);

test('a correction teaches the value, what was read, and who said so', () => {
  expect(after(extracted, amended('invoice_number', 'Date', 'BW-1'))?.taught).toEqual({
    invoice_number: { value: 'BW-1', place: null, read: 'Date', by: USER, at: envelope.recordedAt },
  });
});

test('what was undone, or emptied, teaches nothing; a second correction is of what was read', () => {
  const wrong = amended('invoice_number', 'Date', 'BW-1');
  expect(after(extracted, wrong, amended('invoice_number', 'BW-1', 'Date'))?.taught).toEqual({});
  expect(after(extracted, wrong, amended('invoice_number', 'BW-1', null))?.taught).toEqual({});
  expect(after(extracted, wrong, amended('invoice_number', 'BW-1', 'BW-2'))?.taught['invoice_number']).toMatchObject({
    value: 'BW-2',
    read: 'Date',
  });
});

test('a correction that is taken back is unlearnt; one of a line was never learnt', () => {
  const back = (lineId: string | null): DomainEvent => ({
    type: 'record.values-taken-back',
    data: { ...RECORD, lineId, values: [{ field: 'invoice_number', previous: 'BW-1', read: null }] },
  });
  const taught = [extracted, amended('invoice_number', 'Date', 'BW-1'), amended('seller_name', 'Bright moor', 'Brightmoor')];
  expect(Object.keys(after(...taught, back(null))?.taught ?? {})).toEqual(['seller_name']);
  expect(Object.keys(after(...taught, back(RECORD.recordId))?.taught ?? {})).toEqual(['invoice_number', 'seller_name']);
});

test('the issuer is known as read and as corrected, and corrections outlast a second reading', () => {
  const teaching = after(extracted, amended('seller_name', 'Bright moor', 'Brightmoor Widgets'), extracted);
  expect(teaching && issuersOf(teaching)).toEqual({ name: 'Brightmoor Widgets', asRead: 'Bright moor' });
});

test('a withdrawn paper is marked until it is read again', () => {
  const withdrawn: DomainEvent = { type: 'record.withdrawn', data: { ...RECORD, reason: 'document withdrawn' } };
  expect([after(extracted, withdrawn)?.isWithdrawn, after(extracted, withdrawn, extracted)?.isWithdrawn]).toEqual([true, false]);
});
