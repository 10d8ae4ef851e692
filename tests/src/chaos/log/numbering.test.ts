import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { sampleAppend } from '@tallyport/event-store/testing/sample-append';
import { verifyDatabase } from '@tallyport/event-store/verify/verify-database';
import { startKafka, type TestKafka } from '@tallyport/local/test-engines';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sized } from '../../support/chaos-scale.js';
import { LaneWitness } from '../../support/lane-witness.js';
import { LogStand } from '../../support/log-stand.js';
import { appendHeld, runWriters } from '../../support/log-writers.js';
import { until } from '../../support/until.js';

const EVENTS = sized({ short: 4_000, long: 40_000 });
const LONGEST_MS = sized({ short: 4_000, long: 15_000 });
const WRITERS = 8;

let kafka: TestKafka;
let stand: LogStand;

beforeAll(async () => {
  kafka = await startKafka();
  stand = await LogStand.open(inject('postgresUrl'), kafka.brokers.join(','));
}, 120_000);
afterAll(async () => {
  await stand.close();
  await kafka.stop();
});

test(`0 of ${EVENTS} events are lost or reordered with ${WRITERS} writers, 5 % of them in transactions held open, one for ${LONGEST_MS} ms (faults 21, 23)`, async () => {
  const seed = seedOfRun(process.env);
  const witness = await LaneWitness.start(stand.brokers, await stand.epoch());
  await stand.start('relay');
  const pool = stand.database.pool('worker', WRITERS + 1);

  const longest = appendHeld(pool, sampleAppend(['held the longest']), LONGEST_MS);
  const written = await runWriters(pool, {
    writers: WRITERS,
    eventsPerWriter: EVENTS / WRITERS,
    held: 0.05,
    heldMs: sized({ short: 200, long: 500 }),
    random: seededRandom(seed),
  });
  expect(written).toBe(EVENTS);
  await longest;

  await until(`all events on Kafka, SEED=${seed}`, () => witness.positions.size === EVENTS + 1);
  expect(witness.broken, `SEED=${seed}`).toEqual([]);
  expect(Math.max(...witness.positions)).toBe(EVENTS + 1);
  expect(await verifyDatabase(stand.database.pool('reactor', 1))).toMatchObject({ events: EVENTS + 1, position: EVENTS + 1, findings: [] });
  await witness.stop();
});
