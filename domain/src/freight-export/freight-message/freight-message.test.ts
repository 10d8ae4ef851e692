import type { FreightMessageEvent } from '@tallyport/contracts/freight-export/freight-message-events';
import { expect, test } from 'vitest';
import { given } from '../../testing/given.js';
import { freightMessageDecider } from './decider.js';
import { foldFreightMessage } from './fold.js';

const messageId = '0b0c4f0e-6a55-4a33-9d5e-5d8f3c1a0014';
const received = (original: string): FreightMessageEvent => ({
  type: 'freight-message.received',
  data: { messageId, original: original.repeat(64), bytes: 812, reference: null, unreadable: 'it is a page' },
});
const match = {
  type: 'match' as const,
  messageId,
  workOrderId: '0b0c4f0e-6a55-4a33-9d5e-5d8f3c1a0001',
  exportId: '0b0c4f0e-6a55-4a33-9d5e-5d8f3c1a0015',
};
const { type: _, ...matching } = match;
const matched: FreightMessageEvent = { type: 'freight-message.matched', data: matching };
const setAside: FreightMessageEvent = { type: 'freight-message.set-aside', data: { messageId, reason: 'not ours' } };

test('a message that came is matched with its export, once', () => {
  given(freightMessageDecider, [received('a')])
    .when(match)
    .then(matched);
  given(freightMessageDecider, [received('a'), matched])
    .when(match)
    .then();
});

test('fault 48 (exports): what belongs to an export does not go to another, and what never came to none', () => {
  const other = { ...match, exportId: '0b0c4f0e-6a55-4a33-9d5e-5d8f3c1a0016' };
  given(freightMessageDecider, [received('a'), matched])
    .when(other)
    .thenRejected('freight-message.matched-already');
  given(freightMessageDecider, []).when(match).thenRejected('freight-message.not-found');
});

test('fault 48 (exports): a message is set aside with a reason, once, and may be matched all the same; a matched one is not set aside', () => {
  const aside = { type: 'set-aside' as const, messageId, reason: 'not ours' };
  given(freightMessageDecider, [received('a')])
    .when(aside)
    .then(setAside);
  given(freightMessageDecider, [received('a'), setAside])
    .when(aside)
    .then();
  given(freightMessageDecider, [received('a'), setAside])
    .when(match)
    .then(matched);
  given(freightMessageDecider, [received('a'), matched])
    .when(aside)
    .thenRejected('freight-message.matched-already');
  given(freightMessageDecider, []).when(aside).thenRejected('freight-message.not-found');
});

test('fault 47 (exports): of two that come under one number the first is shown, and that there is another', () => {
  const ids = { commandId: messageId, correlationId: messageId, causationId: null, workflowId: null, runId: null };
  const envelope = (minute: number) => ({
    streamId: `freight-message/${messageId}`,
    streamPosition: minute,
    recordedAt: `2026-03-14T01:0${minute}:00.000Z`,
    metadata: { actor: { kind: 'machine' as const, process: 'freight-system' }, ...ids },
  });
  const events = [received('a'), received('b'), setAside, matched];
  const view = events.reduce<ReturnType<typeof foldFreightMessage>>(
    (before, event, index) => foldFreightMessage(before, event, envelope(index + 1)),
    null,
  );
  expect(view).toMatchObject({
    original: 'a'.repeat(64),
    others: ['b'.repeat(64)],
    received_at: '2026-03-14T01:01:00.000Z',
    work_order_id: match.workOrderId,
    export_id: match.exportId,
    set_aside: { by: null, at: '2026-03-14T01:03:00.000Z', reason: 'not ours' },
    stream_position: 4,
  });
});
