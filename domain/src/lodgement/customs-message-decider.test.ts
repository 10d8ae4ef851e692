import type { CustomsMessageEvent } from '@tallyport/contracts/lodgement/customs-message-events';
import { expect, test } from 'vitest';
import { given } from '../testing/given.js';
import { customsMessageDecider } from './customs-message-decider.js';
import { foldCustomsMessage } from './fold-customs-message.js';

const messageId = '0b0c4f0e-6a55-4a33-9d5e-5d8f3c1a0009';
const received: CustomsMessageEvent = {
  type: 'customs-message.received',
  data: { messageId, hash: 'c'.repeat(64), bytes: 412, reference: { ownReference: 'SYD-000012-7K2Q', version: 1 }, unreadable: null },
};
const match = { messageId, workOrderId: '0b0c4f0e-6a55-4a33-9d5e-5d8f3c1a0001', lodgementId: '0b0c4f0e-6a55-4a33-9d5e-5d8f3c1a0008' };
const matched: CustomsMessageEvent = { type: 'customs-message.matched', data: match };

test('a message that came is matched with its lodgement, once', () => {
  given(customsMessageDecider, [received]).when(match).then(matched);
  given(customsMessageDecider, [received, matched]).when(match).then();
});

test('what belongs to a lodgement does not go to another', () => {
  const other = { ...match, lodgementId: '0b0c4f0e-6a55-4a33-9d5e-5d8f3c1a0005' };
  given(customsMessageDecider, [received, matched]).when(other).thenRejected('customs-message.matched-already');
});

test('what never came is matched with nothing', () => {
  given(customsMessageDecider, []).when(match).thenRejected('customs-message.not-found');
});

test('a message shows where it belongs from the moment on that this is known', () => {
  const ids = { commandId: messageId, correlationId: messageId, causationId: null, workflowId: null, runId: null };
  const envelope = (minute: number) => ({
    streamId: `customs-message/${messageId}`,
    streamPosition: minute,
    recordedAt: `2026-03-14T01:0${minute}:00.000Z`,
    metadata: { actor: { kind: 'customs' as const }, ...ids },
  });
  const came = foldCustomsMessage(null, received, envelope(1));
  expect(came).toMatchObject({ own_reference: 'SYD-000012-7K2Q', work_order_id: null, lodgement_id: null, stream_position: 1 });
  expect(foldCustomsMessage(came, matched, envelope(2))).toEqual({
    ...came,
    work_order_id: match.workOrderId,
    lodgement_id: match.lodgementId,
    stream_position: 2,
  });
});
