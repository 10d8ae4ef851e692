import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import { sampleAppend } from '@tallyport/event-store/testing/sample-append';
import { verifyDatabase } from '@tallyport/event-store/verify/verify-database';
import { startKafka, type TestKafka } from '@tallyport/local/test-engines';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { LaneRecorder } from '../../support/lane-recorder.js';
import { LogStack } from '../../support/log-stack.js';
import { appendHeld, runWriters } from '../../support/log-writers.js';
import { until } from '../../support/until.js';

const EVENTS = sized({ short: 1_600, long: 40_000 });
const LONGEST_MS = sized({ short: 2_000, long: 15_000 });
const WRITERS = sized<readonly number[]>({ short: [8], long: [8, 32] });
/** Every twentieth transaction stays open for up to half a second. */
const HELD = { held: 0.05, heldMs: 500 };

let kafka: TestKafka;
let stack: LogStack;

beforeAll(async () => {
  kafka = await startKafka();
}, 120_000);
afterAll(() => kafka.stop());
beforeEach(async () => {
  stack = await LogStack.open(inject('postgresUrl'), kafka.access);
});
afterEach(() => stack.close());

test.each(WRITERS)(
  `fault 23: 0 of ${EVENTS} events are lost or reordered with %d writers, some transactions open for half a second and one for ${LONGEST_MS / 1_000} s`,
  async (writers) => {
    const seed = seedOfRun(process.env);
    const recorder = await LaneRecorder.start(stack.kafka, await stack.epoch());
    await stack.start('relay');
    const pool = stack.database.pool('worker', writers + 1);

    const longest = appendHeld(pool, sampleAppend(['held the longest']), LONGEST_MS);
    const plan = { writers, eventsPerWriter: EVENTS / writers, ...HELD, random: seededRandom(seed) };
    expect(await runWriters(pool, plan)).toBe(EVENTS);
    await longest;

    await until(`all events on Kafka, SEED=${seed}`, () => recorder.positions.size === EVENTS + 1);
    expect(recorder.broken, `SEED=${seed}`).toEqual([]);
    expect(Math.max(...recorder.positions)).toBe(EVENTS + 1);
    const verified = await verifyDatabase(stack.database.pool('reactor', 1));
    expect(verified).toMatchObject({ events: EVENTS + 1, position: EVENTS + 1, findings: [] });
    await recorder.stop();
  },
);
