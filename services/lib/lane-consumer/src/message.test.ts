import { randomUUID } from 'node:crypto';
import { dataHash, linkHash } from '@tallyport/event-store/hash-chain';
import { expect, test } from 'vitest';
import { type PublishedEvent, readMessage, writeMessage } from './message.js';
import { withPlace } from './testing/published.js';

/** An event as the relay reads it from the log. */
function published(data: string | null, changed: Partial<PublishedEvent> = {}): PublishedEvent {
  const id = randomUUID();
  const envelope = {
    orgId: id,
    streamId: `conversation/${id}`,
    streamPosition: 1,
    eventId: randomUUID(),
    jobId: id,
    type: 'conversation.message-posted',
    schemaVersion: 1,
    metadata: `{"actor":{"kind":"machine","process":"test"},"causationId":null,"commandId":"${id}","correlationId":"${id}","runId":null,"workflowId":null}`,
    recordedAt: '2026-03-14T10:41:50.123Z',
  };
  const salt = data === null ? null : '00112233445566778899aabbccddeeff';
  const hashOfData = dataHash(Buffer.from(salt ?? '', 'hex'), data ?? '');
  const previousHash = '0'.repeat(64);
  const hash = linkHash(Buffer.from(previousHash, 'hex'), envelope, hashOfData).toString('hex');
  const place = { epoch: id, position: 7, lane: 3, previous: 4 };
  return { ...envelope, ...place, data, salt, dataHash: hashOfData.toString('hex'), previousHash, hash, ...changed };
}

const DATA = '{"text":"\\"quoted\\"\\nbroken 发票 \\u2028"}';

test('a message gives back the event with its place, and its hash', () => {
  const event = published(DATA);
  const { key, lane, value } = writeMessage(event);
  expect({ key, lane }).toEqual({ key: event.jobId, lane: 3 });
  const read = readMessage(value, event);
  expect(read).toMatchObject({
    kind: 'message',
    message: {
      hash: event.hash,
      event: { eventId: event.eventId, position: 7, previous: 4, data: { text: '"quoted"\nbroken 发票 \u2028' } },
    },
  });
});

test('what has no data any more proves nothing of itself', () => {
  const event = published(null);
  expect(readMessage(writeMessage(event).value, event)).toEqual({ kind: 'erased' });
});

const event = published(DATA);
const { value } = writeMessage(event);
const [place = '', envelope = '', data = ''] = value.split('\n');

test.each([
  ['no text', '', 'unreadable'],
  ['text that is no JSON', '{', 'unreadable'],
  ['a fourth line', `${value}\n`, 'unreadable'],
  ['a line less', `${place}\n${envelope}`, 'unreadable'],
  ['a position that is no number', withPlace(value, { position: '7' }), 'unreadable'],
  ['a hash of another length', withPlace(value, { hash: 'ab' }), 'unreadable'],
  ['another epoch', withPlace(value, { epoch: randomUUID() }), 'epoch'],
  ['another lane', withPlace(value, { lane: 4 }), 'lane'],
  ['other data', `${place}\n${envelope}\n${data.replace('quoted', 'altered')}`, 'hash'],
  ['another type', `${place}\n${envelope.replace('message-posted', 'message-hidden')}\n${data}`, 'hash'],
  ['another salt', withPlace(value, { salt: 'f'.repeat(32) }), 'hash'],
  ['white space that nobody hashed', `${place}\n${envelope}\n ${data}`, 'hash'],
])('%s is refused', (_, text, why) => {
  expect(readMessage(text, event)).toEqual({ kind: 'unfit', why });
});

test('what was hashed anew by a forger is read: only the log can tell', () => {
  const forged = published('{"text":"forged"}', { epoch: event.epoch });
  expect(readMessage(writeMessage(forged).value, event)).toMatchObject({ kind: 'message', message: { hash: forged.hash } });
});

test('deeply nested and very long texts end in an answer', () => {
  const deep = '['.repeat(400_000);
  for (const text of [deep, `${place}\n${deep}\n${deep}`, '\n'.repeat(1_000_000)]) expect(readMessage(text, event).kind).toBe('unfit');
});
