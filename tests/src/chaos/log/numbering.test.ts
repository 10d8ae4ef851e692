import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { sampleAppend } from '@tallyport/event-store/testing/sample-append';
import { verifyDatabase } from '@tallyport/event-store/verify/verify-database';
import { startKafka, type TestKafka } from '@tallyport/local/test-engines';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { sized } from '../../support/chaos-scale.js';
import { LaneWitness } from '../../support/lane-witness.js';
import { LogStand } from '../../support/log-stand.js';
import { appendHeld, runWriters } from '../../support/log-writers.js';
import { until } from '../../support/until.js';

const EVENTS = sized({ short: 4_000, long: 40_000 });
const LONGEST_MS = sized({ short: 4_000, long: 15_000 });
const WRITERS = sized<readonly number[]>({ short: [8], long: [8, 32] });
/** Every twentieth transaction stays open for up to half a second. */
const HELD = { held: 0.05, heldMs: 500 };

let kafka: TestKafka;
let stand: LogStand;

beforeAll(async () => {
  kafka = await startKafka();
}, 120_000);
afterAll(() => kafka.stop());
beforeEach(async () => {
  stand = await LogStand.open(inject('postgresUrl'), kafka.brokers.join(','));
});
afterEach(() => stand.close());

test.each(WRITERS)(
  `fault 23: 0 of ${EVENTS} events are lost or reordered with %d writers, some transactions open for half a second and one for ${LONGEST_MS / 1_000} s`,
  async (writers) => {
    const seed = seedOfRun(process.env);
    const witness = await LaneWitness.start(stand.brokers, await stand.epoch());
    await stand.start('relay');
    const pool = stand.database.pool('worker', writers + 1);

    const longest = appendHeld(pool, sampleAppend(['held the longest']), LONGEST_MS);
    const plan = { writers, eventsPerWriter: EVENTS / writers, ...HELD, random: seededRandom(seed) };
    expect(await runWriters(pool, plan)).toBe(EVENTS);
    await longest;

    await until(`all events on Kafka, SEED=${seed}`, () => witness.positions.size === EVENTS + 1);
    expect(witness.broken, `SEED=${seed}`).toEqual([]);
    expect(Math.max(...witness.positions)).toBe(EVENTS + 1);
    const verified = await verifyDatabase(stand.database.pool('reactor', 1));
    expect(verified).toMatchObject({ events: EVENTS + 1, position: EVENTS + 1, findings: [] });
    await witness.stop();
  },
);
