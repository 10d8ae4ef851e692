import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { append } from './append.js';
import { type Erasure, eraseEvent } from './erase.js';
import { loadStream } from './load.js';
import { foldStream, SNAPSHOT_AFTER } from './snapshot.js';
import { sampleAppend } from './testing/sample-append.js';
import { verifyDatabase } from './verify/verify-database.js';

let database: TestDatabase;
let pool: pg.Pool;
let reactor: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  pool = database.pool('worker', 2);
  reactor = database.pool('reactor', 2);
});
afterAll(() => database.drop());

function erasureOf(request: { orgId: string; streamId: string }, streamPosition: number): Erasure {
  return {
    orgId: request.orgId,
    streamId: request.streamId,
    streamPosition,
    reason: 'asked for by the person',
    actor: { kind: 'machine', process: 'erase' },
    recordedAt: '2026-03-15T08:00:00.000Z',
  };
}

test('data and salt are gone, the stream says so, and the chain still holds', async () => {
  const request = sampleAppend(['public', 'personal', 'public']);
  await append(pool, request);
  expect(await eraseEvent(reactor, erasureOf(request, 2))).toBe(true);
  const events = await loadStream(pool, request.orgId, request.streamId);
  expect(events.map(({ type, data }) => [type, data === null])).toEqual([
    ['conversation.message-posted', false],
    ['conversation.message-posted', true],
    ['conversation.message-posted', false],
    ['stream.erased', false],
  ]);
  expect(events[3]?.data).toEqual({ eventId: events[1]?.eventId, reason: 'asked for by the person' });
  expect((await verifyDatabase(reactor)).findings).toEqual([]);
});

test('erasing twice is a success that adds nothing; an event that is not there is told', async () => {
  const request = sampleAppend(['personal']);
  await append(pool, request);
  await eraseEvent(reactor, erasureOf(request, 1));
  expect(await eraseEvent(reactor, erasureOf(request, 1))).toBe(true);
  expect(await loadStream(pool, request.orgId, request.streamId)).toHaveLength(2);
  expect(await eraseEvent(reactor, erasureOf(request, 9))).toBe(false);
});

test('snapshots of the stream go with the data', async () => {
  const request = sampleAppend(Array.from({ length: SNAPSHOT_AFTER }, () => 'personal'));
  await append(pool, request);
  const texts = {
    name: 'texts',
    version: 1,
    initialState: '',
    evolve: (state: string, event: { data: unknown }) => state + JSON.stringify(event.data),
  };
  await foldStream(pool, request.orgId, request.streamId, texts);
  await eraseEvent(reactor, erasureOf(request, 1));
  expect((await database.pool().query('select from event_store.snapshot where stream_id = $1', [request.streamId])).rowCount).toBe(0);
});

test('the role of the reactor appends nothing but erasures', async () => {
  await expect(append(reactor, sampleAppend(['forged']))).rejects.toThrow('row-level security');
});
