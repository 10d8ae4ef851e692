import { randomUUID } from 'node:crypto';
import { plansOf, recordingPool } from '@tallyport/database/testing/explain';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { eventsOfLane, eventsOfStream } from '@tallyport/event-store/read-log';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { exportOfHandle, unfinishedExportsOfJob } from './exports.js';
import { lodgementOfReference, lodgementsOfJob } from './lodgements.js';
import { findRemoval, openExtractionsOfJob } from './open-extractions.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

test('on an empty database every statement of the reactor reaches its rows by the right index', async () => {
  const { pool, statements } = recordingPool(database.pool('reactor', 1));
  const id = randomUUID();
  await eventsOfLane(pool, 0, 0, 10);
  await eventsOfStream(pool, id, 's', 0);
  await openExtractionsOfJob(pool, id);
  await findRemoval(pool, { workOrderId: id, documentId: id });
  await lodgementOfReference(pool, id, 'SYD-000001-7K2Q');
  await lodgementsOfJob(pool, id);
  await unfinishedExportsOfJob(pool, id);
  await exportOfHandle(pool, id, 'TPABCDEFGHIJKLMNOPQRST');

  expect(await plansOf(pool, statements.values())).toEqual({
    'events-of-lane': ['event by event_seq', 'log by log_lane'],
    'events-of-stream': ['event by event_pkey', 'log by log_seq_key'],
    'export-of-handle': ['event by event_handle'],
    'lodgement-of-reference': ['event by event_own_reference'],
    'lodgements-of-job': ['event by event_job'],
    'open-extractions-of-job': ['event by event_job'],
    'unfinished-exports-of-job': ['event by event_job', 'event by event_pkey'],
    'what-took-away': ['event by event_job'],
  });
});
