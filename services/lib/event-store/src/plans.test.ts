import { explain, recordingPool, type Statement } from '@tallyport/database/testing/explain';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { append } from './append.js';
import { appendStatement } from './append-statement.js';
import { findCommand, loadJob, loadStream, loadTypes, streamHead } from './load.js';
import { foldStream } from './snapshot.js';
import { sampleAppend } from './testing/sample-append.js';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  pool = database.pool('worker', 2);
});
afterAll(() => database.drop());

/** Every access of a statement to the log's tables, as `table: index`. */
async function indexesOf(statement: Statement): Promise<string[]> {
  const accesses = await explain(pool, statement);
  return accesses.map(({ table, how, index }) => `${table} by ${index ?? how}`);
}

test('on an empty database, with row-level security, every statement of the event store reaches its rows by the right index', async () => {
  const { pool: watched, statements } = recordingPool(pool);
  const nothing = sampleAppend(['x'], { after: { streamPosition: 1, hash: Buffer.alloc(32) } });
  await append(watched, nothing);
  await loadStream(watched, nothing.orgId, nothing.streamId);
  await loadJob(watched, nothing.orgId, nothing.orgId, 1);
  await loadTypes(watched, nothing.orgId, nothing.orgId, ['record.extracted']);
  await findCommand(watched, nothing.orgId, nothing.streamId, nothing.orgId);
  await streamHead(watched, nothing.orgId, nothing.streamId);
  await foldStream(watched, nothing.orgId, nothing.streamId, { name: 'none', version: 1, initialState: 0, evolve: () => 0 });

  const plans = await Promise.all([...statements.values()].map(async (statement) => [statement.name, await indexesOf(statement)]));
  expect(Object.fromEntries(plans)).toEqual({
    'append-1': ['event by event_pkey'],
    'load-stream': ['event by event_pkey'],
    'load-job': ['event by event_job', 'log by log_seq_key'],
    'load-types': ['event by event_job'],
    'find-command': ['event by event_event_id', 'event by event_pkey'],
    'stream-head': ['event by event_pkey'],
    'fold-stream': ['snapshot by snapshot_pkey', 'event by event_pkey', 'event by event_pkey'],
  });
});

test.each([1, 2, 10, 100])('an append of %i looks its predecessor up by the primary key', async (count) => {
  expect(await indexesOf(appendStatement(count))).toEqual(['event by event_pkey']);
});
