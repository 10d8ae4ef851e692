import { expect, test } from 'vitest';
import { exchangedMessages } from './exchanged-messages.js';
import type { CustomsMessageView } from './fold-customs-message.js';
import { eventsOf, JOB, LODGEMENT, response, sent, sign, viewOf, word } from './testing/sample-lodgement.js';

const answer = word(response('accepted', 1));
const lodged = viewOf(eventsOf(sign('lodge'), ...sent(), answer));
const idOf = (original: string) => `id of ${original.slice(0, 2)}`;

const received = (more: Partial<CustomsMessageView> = {}): CustomsMessageView => ({
  id: answer.messageId,
  original: 'c'.repeat(64),
  bytes: 412,
  own_reference: 'SYD-000012-7K2Q',
  version: 1,
  unreadable: null,
  received_at: '2027-01-01T00:00:00.000Z',
  work_order_id: JOB,
  lodgement_id: LODGEMENT,
  stream_position: 2,
  ...more,
});

test('what was sent, acknowledged and answered is listed, the newest first, with what each is for or says', () => {
  const messages = exchangedMessages([lodged], [received()], idOf).map(({ message }) => message);
  expect(messages).toMatchObject([
    { id: answer.messageId, direction: 'received', kind: 'accepted', version: 1, bytes: 412, lodgement_id: LODGEMENT },
    { id: 'id of dd', direction: 'received', kind: 'acknowledged', control_reference: 'K3X90PQ2RT71AB', bytes: null },
    { id: 'id of bb', direction: 'sent', kind: 'lodge', version: 1, control_reference: 'K3X90PQ2RT71AB', bytes: 900, work_order_id: JOB },
  ]);
});

test('what was signed and not made yet is no message, and an answer is listed once although it stands in the lodgement too', () => {
  expect(exchangedMessages([viewOf(eventsOf(sign('lodge')))], [], idOf)).toEqual([]);
  expect(exchangedMessages([lodged], [], idOf)).toHaveLength(2);
});

test('a message that a person gave to the lodgement and that cannot be read says nothing, and why', () => {
  const [first] = exchangedMessages([lodged], [received({ id: 'another', unreadable: 'not-edifact', own_reference: null })], idOf);
  expect(first?.message).toMatchObject({ kind: null, unreadable: 'not-edifact', lodged: 'declaration', expected: true });
});
