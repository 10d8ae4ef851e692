import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@tallyport/event-store/testing/random';
import { lanePlaces } from '@tallyport/lane-consumer/checkpoints';
import { startPostgres, type TestPostgres } from '@tallyport/local/test-engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECTIONS } from './projections/projections.js';
import { type Projector, startProjector } from './projector.js';
import { CONSUMER } from './runner/members.js';
import { beginRebuild, rebuild } from './runner/rebuild.js';
import { everythingApplied } from './testing/everything-applied.js';
import { readModelHashes } from './testing/read-model-hash.js';
import { recordSampleJobs } from './testing/record-sample-jobs.js';
import { QUIET } from './testing/test-lanes.js';
import { createTestProjector, type TestProjector } from './testing/test-projector.js';

const NO_BROKER = { brokers: '127.0.0.1:1', account: null, isEncrypted: false };

let server: TestPostgres;
let log: TestProjector;
let projector: Projector;
const ends: string[] = [];

beforeAll(async () => {
  server = await startPostgres();
  log = await createTestProjector(server.url);
  const pool = log.database.pool('projector', 8);
  projector = await startProjector({ pool, kafka: NO_BROKER, log: QUIET, onEnd: (reason) => ends.push(reason) });
});
afterAll(async () => {
  await projector.stop();
  await log.database.drop();
  await server.stop();
});

test('fault 17: PostgreSQL dies while lanes are filled; the projector outlives it and goes on by itself', async () => {
  await recordSampleJobs(log.journal, 30, seededRandom(400));
  const filling = Promise.allSettled(Array.from({ length: 24 }, (_, lane) => projector.lanes.fill(lane)));
  while ((await lanePlaces(log.owner, CONSUMER)).every(({ position }) => position === 0)) await sleep(1);
  await server.kill();
  await filling;
  await server.restart();
  await everythingApplied(log.owner);
  expect(ends).toEqual([]);

  const live = await readModelHashes(log.owner);
  for (const projection of PROJECTIONS) {
    await beginRebuild(log.models.options.pool, projection);
    await rebuild(log.models, projection);
  }
  expect(await readModelHashes(log.owner)).toEqual(live);
}, 120_000);
