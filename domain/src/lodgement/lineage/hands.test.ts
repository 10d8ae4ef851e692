import type { DomainEvent } from '@tallyport/contracts/events';
import { expect, test } from 'vitest';
import { answerersBefore, compilersUpTo, type Recorded, settersOf } from './hands.js';

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const at = (minute: number) => `2026-03-14T01:0${minute}:00.000Z`;
const metadata = { commandId: id(9), correlationId: id(9), causationId: null, workflowId: null, runId: null };

/** An event that a person recorded in a minute, which is its position too; a machine for null. */
function recorded(minute: number, user: number | null, event: unknown): Recorded {
  const actor = user === null ? { kind: 'machine' as const, process: 'extraction' } : { kind: 'person' as const, userId: id(user) };
  const envelope = { streamId: 's', streamPosition: minute, recordedAt: at(minute), metadata: { ...metadata, actor } };
  return { event: event as DomainEvent, envelope };
}

const extracted = (fields: object) => ({ type: 'record.extracted', data: { fields } });
const lines = (lineId: string, fields: object) => ({ type: 'record.lines-inferred', data: { lines: [{ lineId, fields }] } });

test('a value was put there by whoever had it compiled last, up to the position that was signed', () => {
  const events = [
    recorded(1, 1, extracted({ voyage: {} })),
    recorded(2, 2, lines('l', { quantity: {} })),
    recorded(3, 3, extracted({ voyage: {} })),
  ];
  const by = compilersUpTo(events, 2);
  expect([by(null, 'voyage'), by('l', 'quantity'), by(null, 'vessel')]).toEqual([
    { user_id: id(1), at: at(1) },
    { user_id: id(2), at: at(2) },
    null,
  ]);
  expect(compilersUpTo([recorded(1, null, extracted({ voyage: {} }))], 9)(null, 'voyage')).toBeNull();
});

test('an answer is that of whoever gave it last before the message was signed', () => {
  const answered = (questionId: string) => ({ type: 'lodgement.questions-answered', data: { answers: [{ questionId }] } });
  const signed = { type: 'lodgement.requested', data: { controlReference: 'K1' } };
  const by = answerersBefore(
    [recorded(1, 1, answered('Q1')), recorded(2, 2, answered('Q1')), recorded(3, 3, signed), recorded(4, 4, answered('Q1'))],
    'K1',
  );
  expect([by('Q1'), by('Q2')]).toEqual([{ user_id: id(2), at: at(2) }, null]);
});

test('a field of a job is that of whoever gave it the value that it had then', () => {
  const received = { type: 'work-order.received', data: { details: { voyage: '114S', vessel: null } } };
  const amended = { type: 'work-order.amended', data: { changes: [{ field: 'voyage', previous: '114S', next: '115N' }] } };
  const by = settersOf([recorded(1, 1, received), recorded(3, 2, amended)]);
  expect(by('voyage', '114S', at(2))).toEqual({ user_id: id(1), at: at(1) });
  expect(by('voyage', '115N', at(4))).toEqual({ user_id: id(2), at: at(3) });
  expect([by('voyage', '114S', at(4)), by('voyage', '114S', at(0)), by('vessel', 'X', at(4))]).toEqual([null, null, null]);
});
