import { plansOf, recordingPool } from '@tallyport/database/testing/explain';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { append } from '@tallyport/event-store/append';
import { sampleAppend } from '@tallyport/event-store/testing/sample-append';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { alwaysByIndex, Numbering } from './number.js';
import { numberKept } from './number-kept.js';
import { Publication } from './publish.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

test('on a database without statistics every statement of the relay reaches its rows by the right index', async () => {
  const { pool, statements } = recordingPool(database.pool('relay', 1));
  await append(database.pool('worker', 1), sampleAppend(['one', 'two']));
  await alwaysByIndex(pool);
  const numbering = new Numbering(pool, 0n, 1);
  while ((await numbering.pass()).hasMore);
  await database.pool().query(`insert into kept.organisation (org_id, name) values (gen_random_uuid(), 'Harrow')`);
  await numberKept(pool);
  await new Publication(pool, { publish: () => Promise.resolve() }).publishNext();

  expect(await plansOf(pool, statements.values())).toEqual({
    'forget-kept': ['change_feed by change_feed_at'],
    number: ['event by event_xid', 'log by log_lane', 'log by log_seq_key'],
    'number-backlog': ['event by event_seq', 'log by log_lane', 'log by log_seq_key'],
    'number-kept': ['change_feed by change_feed_xid', 'change_log by change_log_xid'],
    'publish-next': ['event by event_seq', 'log by log_pkey'],
    published: [],
  });
});
