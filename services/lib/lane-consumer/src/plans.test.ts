import { randomUUID } from 'node:crypto';
import { LoggedEvent } from '@tallyport/contracts/envelope';
import { plansOf, recordingPool } from '@tallyport/database/testing/explain';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { lanePlaces, lanePosition, moveLane, openCheckpoints } from './checkpoints.js';
import { keepParked, park, parkedLane, unpark } from './parking.js';
import { FROM_LOG, FromMessages } from './supply.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

test('on an empty database every statement of a consumer reaches its rows by the right index', async () => {
  const { pool, statements } = recordingPool(database.pool('projector', 1));
  const id = randomUUID();
  const member = { consumer: 'someone', member: 'something' };
  const stream = { orgId: id, streamId: `conversation/${id}` };
  const place = { epoch: id, position: 1, lane: 0, previous: 0 };
  const event = LoggedEvent.parse({
    ...stream,
    ...place,
    streamPosition: 1,
    eventId: id,
    jobId: null,
    type: 't',
    schemaVersion: 1,
    data: null,
    metadata: sampleMetadata(),
    recordedAt: '2026-03-14T10:41:50.123Z',
  });
  await openCheckpoints(pool, 'someone', id);
  await lanePlaces(pool, 'someone');
  await lanePosition(pool, 'someone', 0);
  await moveLane(pool, { consumer: 'someone', lane: 0, epoch: id, from: 0, to: 1 });
  await park(pool, member, event, 'because');
  await parkedLane(pool, member, stream);
  await keepParked(pool, member, stream, 'still');
  await unpark(pool, member, stream);
  await (await FROM_LOG.ask(pool, 0))(0);
  await new FromMessages([{ event, hash: '00' }]).ask(pool, 0);

  expect(await plansOf(pool, statements.values())).toEqual({
    'lane-places': ['checkpoint by checkpoint_pkey', 'log by log_lane'],
    'lane-position': ['checkpoint by checkpoint_pkey'],
    'lane-move': ['checkpoint by checkpoint_pkey'],
    park: [],
    parked: ['parked by parked_pkey'],
    unpark: ['parked by parked_pkey'],
    'keep-parked': ['parked by parked_pkey'],
    'events-of-lane': ['event by event_seq', 'log by log_lane'],
    'messages-in-log': ['event by event_seq', 'log by log_lane'],
  });
});
