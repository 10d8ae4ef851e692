import type { DomainEvent } from '@tallyport/contracts/events';
import { expect, test } from 'vitest';
import { id, PERSON, record } from '../../shipping-record/testing/record-events.js';
import type { Change } from './changes-between.js';
import { WhoChanged } from './who-changed.js';

const LINE = id(20);
const at = (minute: number) => `2026-03-14T10:0${minute}:00.000Z`;

function logged(minute: number, event: DomainEvent, userId: string | null = PERSON) {
  const actor = userId === null ? { kind: 'machine' as const, process: 'extraction' } : { kind: 'person' as const, userId };
  const ids = { commandId: id(4), correlationId: id(4), causationId: null, workflowId: null, runId: null };
  return { event, envelope: { recordedAt: at(minute), metadata: { actor, ...ids } } };
}

const amended = (field: string): DomainEvent => ({
  type: 'record.amended',
  data: { ...record, changes: [{ field, previous: 'a', next: 'b' }] },
});
const change = (line_id: string | null, field: string | null): Change => ({
  kind: 'changed',
  line_id,
  line: null,
  field,
  from: 'a',
  to: 'b',
});

test('a value was changed by who touched it last; what nobody touched came with the last reading', () => {
  const source = { documentId: null, attempt: null, fromPage: null, toPage: null, documentType: null };
  const who = new WhoChanged([
    logged(1, amended('voyage')),
    logged(2, { type: 'record.extracted', data: { ...record, source, fields: {}, lineCount: 0 } }, null),
    logged(3, amended('voyage'), id(901)),
    logged(4, { type: 'record.line-removed', data: { ...record, lineId: LINE, after: null, fields: {} } }),
  ]);
  expect(who.of(change(null, 'voyage'))).toEqual({ user_id: id(901), at: at(3) });
  expect(who.of(change(null, 'vessel'))).toEqual({ user_id: null, at: at(2) });
  expect(who.of(change(LINE, null))).toEqual({ user_id: PERSON, at: at(4) });
});

test('where the log says nothing, nobody did', () => {
  expect(new WhoChanged([]).of(change(null, 'voyage'))).toBeNull();
});
