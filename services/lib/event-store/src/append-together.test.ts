import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { append } from './append.js';
import { appendTogether } from './append-together.js';
import { loadStream } from './load.js';
import { sampleAppend } from './testing/sample-append.js';

let database: TestDatabase;
let pool: pg.Pool;
const orgId = randomUUID();

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  pool = database.pool('worker', 4);
});
afterAll(() => database.drop());

function lengths(...requests: { streamId: string }[]): Promise<number[]> {
  return Promise.all(requests.map(async ({ streamId }) => (await loadStream(pool, orgId, streamId)).length));
}

test('events of several streams are recorded together', async () => {
  const [one, other] = [sampleAppend(['one'], { orgId }), sampleAppend(['two', 'three'], { orgId })];
  expect(await appendTogether(pool, [one, other])).toBe(true);
  expect(await lengths(one, other)).toEqual([1, 2]);
});

test('when one of them stands already nothing is recorded, and the connection serves the next', async () => {
  const [one, other] = [sampleAppend(['one'], { orgId }), sampleAppend(['two'], { orgId })];
  await append(pool, other);
  expect(await appendTogether(pool, [one, other])).toBe(false);
  expect(await lengths(one, other)).toEqual([0, 1]);
  expect(await appendTogether(pool, [one])).toBe(true);
});

test('when the event before one of them is not there nothing is recorded', async () => {
  const [one, other] = [sampleAppend(['one'], { orgId }), sampleAppend(['two'], { orgId })];
  const late = { ...other, after: { streamPosition: 7, hash: Buffer.alloc(32) } };
  expect(await appendTogether(pool, [one, late])).toBe(false);
  expect(await lengths(one, other)).toEqual([0, 0]);
});

test('many at once for the same streams have one winner', async () => {
  const requests = [sampleAppend(['one'], { orgId }), sampleAppend(['two'], { orgId })];
  const answers = await Promise.all(Array.from({ length: 8 }, () => appendTogether(pool, requests)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await lengths(...requests)).toEqual([1, 1]);
});
