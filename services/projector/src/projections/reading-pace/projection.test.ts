import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Facts, projectTwice } from '../../testing/project-twice.js';
import { pageRead } from '../../testing/sample-events.js';
import { readingPaceProjection } from './projection.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

test('each page that was read tells its method and its time once', async () => {
  const pool = database.pool('projector');
  const facts = new Facts();
  const [job, document] = [randomUUID(), randomUUID()];
  await projectTwice(
    pool,
    readingPaceProjection,
    facts.of(`extraction/${document}`, job, [pageRead(document, job, 1, 2), pageRead(document, job, 2, 2)]),
  );
  const { rows } = await pool.query('select method, elapsed_ms from read_model.reading_pace_v1 order by position');
  expect(rows).toEqual([
    { method: 'text layer', elapsed_ms: 41 },
    { method: 'text layer', elapsed_ms: 42 },
  ]);
});
