import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataHash, GENESIS, type HashedEnvelope, linkHash } from './hash-chain.js';
import { sha256 } from './sha256.js';

const envelope: HashedEnvelope = {
  orgId: '0b7f1a52-9f0e-4b5e-8a53-7d1f5b2c9e01',
  streamId: 'work-order/5f0c8c0e-3f58-4f0f-9d86-0a7f4f1f2a02',
  streamPosition: 1,
  eventId: 'c0a8012e-7b1d-5a5e-9c3f-1d2e3f4a5b03',
  jobId: '5f0c8c0e-3f58-4f0f-9d86-0a7f4f1f2a02',
  type: 'work-order.deleted',
  schemaVersion: 1,
  metadata: '{"actor":{"kind":"customs"}}',
  recordedAt: '2026-03-14T10:41:50.123Z',
};

test('a hash of bytes and text is that of node:crypto, for texts of every length and script', () => {
  const bytes = fc.uint8Array({ maxLength: 64 }).map((array) => Buffer.from(array));
  fc.assert(
    fc.property(bytes, fc.string({ unit: 'binary', maxLength: 200 }), bytes, fc.nat(300), (before, part, after, times) => {
      const text = part.repeat(times);
      expect(sha256(before, text, after)).toEqual(createHash('sha256').update(before).update(text, 'utf8').update(after).digest());
    }),
  );
});

test('what is hashed is written once and for ever: this link must never change', () => {
  const data = dataHash(Buffer.alloc(16, 7), '{"workOrderId":"5f0c8c0e-3f58-4f0f-9d86-0a7f4f1f2a02"}');
  expect(linkHash(GENESIS, envelope, data).toString('hex')).toBe('3f66d8e26739d56f41054254027aa3fd8c325a440cb725da97a8221467afaabb');
});

describe('the link covers every part of the envelope', () => {
  const data = Buffer.alloc(32, 1);
  const changes: readonly Partial<HashedEnvelope>[] = [
    { orgId: envelope.eventId },
    { streamId: 'work-order/other' },
    { streamPosition: 2 },
    { eventId: envelope.orgId },
    { jobId: null },
    { type: 'work-order.received' },
    { schemaVersion: 2 },
    { metadata: '{}' },
    { recordedAt: '2026-03-14T10:41:50.124Z' },
  ];

  test.each(changes)('%j', (change) => {
    expect(linkHash(GENESIS, { ...envelope, ...change }, data)).not.toEqual(linkHash(GENESIS, envelope, data));
  });

  test('the predecessor and the data', () => {
    expect(linkHash(data, envelope, data)).not.toEqual(linkHash(GENESIS, envelope, data));
    expect(linkHash(GENESIS, envelope, GENESIS)).not.toEqual(linkHash(GENESIS, envelope, data));
  });
});
