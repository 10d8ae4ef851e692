import { setTimeout as sleep } from 'node:timers/promises';
import { logHead } from '@tallyport/event-store/read-log';
import { seededRandom } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import { sampleAppend } from '@tallyport/event-store/testing/sample-append';
import { freePort } from '@tallyport/local/processes/free-port';
import { startKafka, type TestKafka } from '@tallyport/local/test-engines';
import { BATCH } from '@tallyport/relay/publish';
import { residentMemoryOf } from '@tallyport/worker/adapters/document-reader/resident-memory';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { consumersCaughtUp } from '../../support/consumers-caught-up.js';
import { LaneRecorder } from '../../support/lane-recorder.js';
import { LogStack } from '../../support/log-stack.js';
import { appendHeld, runPacedWriter, runWriters } from '../../support/log-writers.js';
import { until } from '../../support/until.js';

/** What the relay may hold in memory more than before while the broker is away. */
const MOST_GROWTH = 100 * 1024 * 1024;

let kafka: TestKafka;
let stack: LogStack;
let pool: pg.Pool;

beforeAll(async () => {
  kafka = await startKafka();
}, 120_000);
afterAll(() => kafka.stop());

beforeEach(async () => {
  stack = await LogStack.open(inject('postgresUrl'), kafka.access);
  pool = stack.database.pool('worker', 9);
});
afterEach(() => stack.close());

function write(events: number): Promise<number> {
  return runWriters(pool, { writers: 4, eventsPerWriter: events / 4, held: 0.02, heldMs: 50, random: seededRandom(events) });
}

async function published(): Promise<number> {
  const { rows } = await stack.database.pool('reactor', 1).query<{ published: number }>('select published from event_store.relay_state');
  return rows[0]?.published ?? 0;
}

test('fault 3: a relay killed after it produced sends duplicates on Kafka and nothing else', async () => {
  const recorder = await LaneRecorder.start(stack.kafka, await stack.epoch());
  await write(400);
  const relay = await stack.start('relay', { FAIL_POINT: 'relay.after-publish' });
  await until('the relay died at its fail-point', () => relay.hasExited());
  expect(await published()).toBe(0);
  await relay.restart({ FAIL_POINT: '' });
  await until('all events on Kafka', () => recorder.positions.size === 400);
  await until('the relay noted them', async () => (await published()) === 400);
  expect(recorder.broken).toEqual([]);
  expect(recorder.duplicates).toBeGreaterThan(0);
  expect(recorder.duplicates).toBeLessThanOrEqual(BATCH);
  await recorder.stop();
});

test('fault 7: of two relays one works, and the other takes over when it is killed', async () => {
  const recorder = await LaneRecorder.start(stack.kafka, await stack.epoch());
  const [first] = [await stack.start('relay'), await stack.start('relay')];
  const writing = write(1_200);
  await until('the first events on Kafka', () => recorder.positions.size > 100);
  await first.kill();
  await writing;
  await until('all events on Kafka', () => recorder.positions.size === 1_200);
  expect(recorder.broken).toEqual([]);
  expect(Math.max(...recorder.positions)).toBe(1_200);
  await recorder.stop();
});

test('fault 21: a transaction that stays open delays its own events only, is shown, and catches up', async () => {
  const recorder = await LaneRecorder.start(stack.kafka, await stack.epoch());
  const port = await freePort();
  await stack.start('relay', { HEALTH_PORT: String(port) });
  const openMs = sized({ short: 6_500, long: 60_000 });
  // As the owner: a service's transaction is ended by the database before it can stand still for a minute.
  const held = appendHeld(stack.database.pool(), sampleAppend(['held']), openMs);
  let isOpen = true;
  void held.finally(() => {
    isOpen = false;
  });
  await sleep(100);
  await write(400);
  await until('the others on Kafka', () => recorder.positions.size === 400, openMs - 1_000);
  const health = await until('the relay names the open transaction', async () => {
    const seen = (await (await fetch(`http://127.0.0.1:${port}/health`)).json()) as { blockingProcess: number | null };
    return seen.blockingProcess !== null && seen;
  });
  expect(health.blockingProcess).toBeGreaterThan(0);
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(Number(/^tallyport_relay_oldest_open_transaction_seconds (.+)$/m.exec(metrics)?.[1])).toBeGreaterThan(5);
  expect(isOpen).toBe(true);
  expect(recorder.positions.size).toBe(400);
  await held;
  await until('its event too', () => recorder.positions.size === 401);
  expect(recorder.broken).toEqual([]);
  await recorder.stop();
}, 120_000);

test('fault 27: while the broker is down appends succeed and are numbered; after its return the lag is gone within 15 s', async () => {
  const seconds = sized({ short: 5, long: 60 });
  const relay = await stack.start('relay');
  await stack.start('projector');
  stack.supervise();
  await until('the projector is at work', () => consumersCaughtUp(stack.database.pool()));
  const before = await write(200);
  await until('the first events on Kafka', async () => (await published()) === before);
  const memory = (await residentMemoryOf(relay.pid())) ?? 0;

  await kafka.kill();
  const written = before + (await runPacedWriter(pool, { eventsPerSecond: 100, seconds }));
  const reader = stack.database.pool('reactor', 1);
  await until('all numbered without the broker', async () => (await logHead(reader)).position === written);
  expect(await published()).toBe(before);
  expect((await residentMemoryOf(relay.pid())) ?? Number.NaN).toBeLessThan(memory + MOST_GROWTH);

  await kafka.restart();
  await until('nothing lags within 15 s', () => consumersCaughtUp(stack.database.pool()), 15_000);
  const recorder = await LaneRecorder.start(stack.kafka, await stack.epoch());
  await until('all events on Kafka', () => recorder.positions.size === written);
  expect(recorder.broken).toEqual([]);
  await recorder.stop();
}, 180_000);
