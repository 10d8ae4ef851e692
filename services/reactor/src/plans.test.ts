import { randomUUID } from 'node:crypto';
import { explain, remembering } from '@tallyport/database/testing/explain';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { eventsOfLane, eventsOfStream } from '@tallyport/event-store/read-log';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openExtractionsOfJob, whatTookAway } from './open-extractions.js';
import { Checkpoints } from './runner/checkpoints.js';
import { Parking } from './runner/parking.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

test('on an empty database every statement of the reactor reaches its rows by the right index', async () => {
  const { pool, statements } = remembering(database.pool('reactor', 1));
  const id = randomUUID();
  const checkpoints = new Checkpoints(pool);
  await checkpoints.open(id);
  await checkpoints.position(0);
  await checkpoints.advance(id, 0, 0, 1);
  await checkpoints.places();
  await new Parking(pool).isParked({ orgId: id, streamId: 's' });
  await eventsOfLane(pool, 0, 0, 10);
  await eventsOfStream(pool, id, 's', 0);
  await openExtractionsOfJob(pool, id);
  await whatTookAway(pool, { workOrderId: id, documentId: id });

  const plans = await Promise.all(
    [...statements.values()].map(async (statement) => {
      const accesses = await explain(pool, statement);
      const reached = accesses
        .map(({ table, how, index }) => `${table} by ${index ?? how}`)
        .filter((access) => !access.startsWith('relay_state'));
      return [statement.name, [...new Set(reached)].toSorted()];
    }),
  );
  expect(Object.fromEntries(plans)).toEqual({
    'reactor-position': ['checkpoint by checkpoint_pkey'],
    'reactor-advance': ['checkpoint by checkpoint_pkey'],
    'reactor-places': ['checkpoint by checkpoint_pkey', 'log by log_lane'],
    'reactor-is-parked': ['parked by parked_pkey'],
    'events-of-lane': ['event by event_seq', 'log by log_lane'],
    'events-of-stream': ['event by event_pkey', 'log by log_seq_key'],
    'open-extractions-of-job': ['event by event_job'],
    'what-took-away': ['event by event_job'],
  });
});
