import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { append } from './append.js';
import { type Fold, foldStream, SNAPSHOT_AFTER } from './snapshot.js';
import { sampleAppend, sampleMetadata } from './testing/sample-append.js';

let database: TestDatabase;
let pool: pg.Pool;
let evolved = 0;

const texts: Fold<string[]> = {
  name: 'texts',
  version: 1,
  initialState: [],
  evolve(state, { data }) {
    evolved += 1;
    return [...state, (data as { text: string }).text];
  },
};

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  pool = database.pool('worker', 2);
});
afterAll(() => database.drop());
beforeEach(() => {
  evolved = 0;
});

const many = Array.from({ length: SNAPSHOT_AFTER }, (_, index) => `text ${index}`);

async function longStream() {
  const request = sampleAppend(many);
  const { head } = await append(pool, request);
  await foldStream(pool, request.orgId, request.streamId, texts);
  evolved = 0;
  return { request, head };
}

test('a short stream is folded from its beginning and leaves no snapshot', async () => {
  const request = sampleAppend(['a', 'b']);
  const { head } = await append(pool, request);
  expect(await foldStream(pool, request.orgId, request.streamId, texts)).toEqual({ state: ['a', 'b'], head });
  expect((await database.pool().query('select from event_store.snapshot where stream_id = $1', [request.streamId])).rowCount).toBe(0);
});

test('a stream that does not exist has the initial state', async () => {
  expect(await foldStream(pool, sampleMetadata().commandId, 'conversation/none', texts)).toMatchObject({
    state: [],
    head: { streamPosition: 0 },
  });
});

test('a long stream is loaded as its last snapshot and the tail', async () => {
  const { request, head } = await longStream();
  const next = { ...sampleAppend(['after'], { jobId: request.jobId }), orgId: request.orgId, after: head };
  const appended = await append(pool, next);
  const folded = await foldStream(pool, request.orgId, request.streamId, texts);
  expect(folded).toEqual({ state: [...many, 'after'], head: appended.head });
  expect(evolved).toBe(1);
});

test('a snapshot of another version of the decider is not used', async () => {
  const { request } = await longStream();
  expect(await foldStream(pool, request.orgId, request.streamId, { ...texts, version: 2 })).toMatchObject({ state: many });
  expect(evolved).toBe(SNAPSHOT_AFTER);
});

test('a snapshot whose event does not stand in the log with that hash is not used', async () => {
  const { request } = await longStream();
  const owner = database.pool();
  await owner.query(`update event_store.snapshot set hash = '\\x00', state = '["wrong"]' where stream_id = $1`, [request.streamId]);
  expect(await foldStream(pool, request.orgId, request.streamId, texts)).toMatchObject({ state: many });
  expect(evolved).toBe(SNAPSHOT_AFTER);
});

test("another organisation does not see a stream's snapshot", async () => {
  const { request } = await longStream();
  expect(await foldStream(pool, sampleMetadata().commandId, request.streamId, texts)).toMatchObject({ state: [] });
});
