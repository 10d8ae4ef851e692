import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { append } from './append.js';
import { findCommand, type HashedEvent, loadJob, loadStream, loadTypes, streamHead } from './load.js';
import { numberAll } from './testing/number-all.js';
import { sampleAppend, sampleMetadata } from './testing/sample-append.js';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  pool = database.pool('worker', 2);
});
afterAll(() => database.drop());

test('a stream is loaded whole, or after a position', async () => {
  const request = sampleAppend(['a', 'b', 'c']);
  await append(pool, request);
  const after = await loadStream(pool, request.orgId, request.streamId, 1);
  expect(after.map((event) => event.streamPosition)).toEqual([2, 3]);
  expect(await loadStream(pool, request.orgId, request.streamId, 3)).toEqual([]);
});

test('an event comes back as it was recorded', async () => {
  const request = sampleAppend(['中文 and "quotes"'], { recordedAt: '2026-03-14T10:41:50Z' });
  const appended = await append(pool, request);
  const [loaded] = await loadStream(pool, request.orgId, request.streamId);
  expect(appended).toMatchObject({ events: [{ recordedAt: '2026-03-14T10:41:50.000Z' }] });
  expect(appended).toMatchObject({ events: [withoutHash(loaded)] });
});

function withoutHash(event: HashedEvent | undefined): object {
  const { hash: _hash, ...recorded } = event ?? { hash: null };
  return recorded;
}

test('the head of a stream that does not exist stands before its first event', async () => {
  expect(await streamHead(pool, randomUUID(), 'conversation/none')).toEqual({ streamPosition: 0, hash: Buffer.alloc(32) });
});

describe('a command', () => {
  test('is found with all it recorded and nothing else', async () => {
    const first = sampleAppend(['a', 'b']);
    const { head } = await append(pool, first);
    const second = { ...sampleAppend(['c', 'd', 'e'], { jobId: first.jobId }), orgId: first.orgId, after: head };
    const third = { ...second, after: (await append(pool, second)).head, metadata: sampleMetadata() };
    await append(pool, third);
    const found = await findCommand(pool, first.orgId, first.streamId, second.metadata.commandId);
    expect(found.map((event) => event.streamPosition)).toEqual([3, 4, 5]);
  });

  test('that recorded nothing in this stream is not found', async () => {
    const request = sampleAppend(['a']);
    await append(pool, request);
    expect(await findCommand(pool, request.orgId, request.streamId, randomUUID())).toEqual([]);
    expect(await findCommand(pool, request.orgId, `conversation/${randomUUID()}`, request.metadata.commandId)).toEqual([]);
    expect(await findCommand(pool, randomUUID(), request.streamId, request.metadata.commandId)).toEqual([]);
  });
});

test('a job is loaded across its streams in the order of the log, up to a position', async () => {
  const conversation = sampleAppend(['first']);
  const { orgId, jobId } = conversation;
  const other = { ...sampleAppend(['second', 'third'], { jobId }), orgId, streamId: `document/${randomUUID()}` };
  const { head } = await append(pool, conversation);
  await append(pool, other);
  await append(pool, { ...conversation, after: head, metadata: sampleMetadata() });
  await numberAll(database.pool('relay', 1));
  const all = await loadJob(pool, orgId, jobId ?? '', Number.MAX_SAFE_INTEGER);
  expect(all.map((event) => [event.streamId, event.streamPosition])).toEqual([
    [conversation.streamId, 1],
    [other.streamId, 1],
    [other.streamId, 2],
    [conversation.streamId, 2],
  ]);
  const earlier = await loadJob(pool, orgId, jobId ?? '', all[1]?.position ?? 0);
  expect(earlier).toEqual(all.slice(0, 2));
  expect(await loadJob(pool, randomUUID(), jobId ?? '', Number.MAX_SAFE_INTEGER)).toEqual([]);
});

test('events of a type are found in all streams of a job, also before they are numbered', async () => {
  const request = sampleAppend(['a', 'b']);
  await append(pool, request);
  const { orgId, jobId } = request;
  const type = request.events[0]?.type ?? '';
  expect((await loadTypes(pool, orgId, jobId ?? '', [type])).map(({ streamPosition }) => streamPosition)).toEqual([1, 2]);
  expect(await loadTypes(pool, orgId, jobId ?? '', ['record.extracted'])).toEqual([]);
  expect(await loadTypes(pool, randomUUID(), jobId ?? '', [type])).toEqual([]);
});
