import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PROJECTIONS } from './projections/projections.js';
import { beginRebuild, rebuild } from './runner/rebuild.js';
import { Journal } from './testing/journal.js';
import { readModelHashes } from './testing/read-model-hash.js';
import { recordSampleJobs } from './testing/record-sample-jobs.js';
import { type TestLanes, testLanes } from './testing/test-lanes.js';

const JOBS = sized({ short: 25, long: 500 });
const MINUTES = sized({ short: 1, long: 20 }) * 60_000;

const seed = seedOfRun(process.env);
const random = seededRandom(seed);
let database: TestDatabase;
let owner: pg.Pool;
let projector: TestLanes;
let messages: Map<number, string[]>;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  owner = database.pool();
  projector = await testLanes(database);
  const journal = new Journal(database);
  await recordSampleJobs(journal, JOBS, random);
  messages = await journal.messages();
}, MINUTES);
afterAll(() => database.drop());

/** Every message up to ten times, in portions of any size, never before one that precedes it in its lane for the first time. */
function* anyLegalOrder(all: readonly string[]): Generator<string[]> {
  for (let first = 0; first < all.length; ) {
    const next = Math.min(all.length, first + 1 + Math.floor(random() * 20));
    for (let repeat = Math.floor(random() * 10); repeat >= 0; repeat--) {
      const from = Math.floor(random() * (first + 1));
      yield all.slice(from, next);
    }
    first = next;
  }
}

test(
  `R3, fault 28: up to ten deliveries of each message and a rebuild from event 1 leave the same tables (seed ${seed})`,
  async () => {
    await Promise.all(
      [...messages].map(async ([lane, events]) => {
        for (const portion of anyLegalOrder(events)) await projector.lanes.take(lane, portion);
      }),
    );
    const live = await readModelHashes(owner);
    expect(Object.entries(live).filter(([, hash]) => hash.startsWith('0 rows'))).toEqual([]);
    const { rows } = await owner.query<{ parked: number }>('select count(*)::int as parked from consumer.parked');
    expect(rows[0]?.parked).toBe(0);

    for (const projection of PROJECTIONS) {
      await beginRebuild(projector.models.options.pool, projection);
      await rebuild(projector.models, projection);
    }
    expect(await readModelHashes(owner)).toEqual(live);
  },
  MINUTES,
);

test('fault 32: every message again from the first offset changes nothing', async () => {
  const before = await readModelHashes(owner);
  const feed = 'select lane, feed_position from consumer.checkpoint order by lane';
  const { rows: fed } = await owner.query(feed);
  for (const [lane, events] of messages) await projector.lanes.take(lane, events);
  expect(await readModelHashes(owner)).toEqual(before);
  expect((await owner.query(feed)).rows).toEqual(fed);
});

test('the feed holds each event of a lane once, without a gap in its positions', async () => {
  const { rows } = await owner.query<{ lane: number; count: number; last: number; streams: number }>(
    `select lane, count(*)::int as count, max(feed_position)::int as last, count(distinct (stream_id, stream_position))::int as streams
     from read_model.change_feed group by lane`,
  );
  const fed = new Map(rows.map((row) => [row.lane, row]));
  for (const [lane, events] of messages) {
    expect(fed.get(lane)).toEqual({ lane, count: events.length, last: events.length, streams: events.length });
  }
});
