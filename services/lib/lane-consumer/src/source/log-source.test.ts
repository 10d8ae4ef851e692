import { randomUUID } from 'node:crypto';
import { laneOf } from '@tallyport/event-store/lane';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { lanePlaces } from '../checkpoints.js';
import { startConsumer } from '../consumer.js';
import { consumerMetrics } from '../metrics.js';
import { LEDGER, Ledger } from '../testing/ledger.js';
import { QUIET, TestLog, type TestProcess } from '../testing/test-log.js';
import { LogSource, logSource } from './log-source.js';

let log: TestLog;
let ledger: TestProcess;
let ends: string[];

beforeAll(async () => {
  log = await TestLog.open(inject('postgresUrl'));
});
afterAll(() => log.database.drop());
beforeEach(() => {
  ledger = log.ledger();
  ends = [];
});

function source(role: 'alone' | 'behind Kafka', registry = new Registry()): LogSource {
  const served = { consumer: LEDGER, pool: log.pool, epoch: log.epoch, lanes: ledger.lanes, log: QUIET };
  const metrics = consumerMetrics(LEDGER, registry);
  return new LogSource({ ...served, metrics, onEnd: (reason) => ends.push(reason) }, { everyMs: 1, role });
}

async function newJob(): Promise<{ job: string; lane: number }> {
  const job = randomUUID();
  await log.record(job, ['1']);
  return { job, lane: laneOf(job, '') };
}

const lagOf = async (lane: number) => {
  const place = (await lanePlaces(log.pool, LEDGER)).find((one) => one.lane === lane);
  return place ? place.head - place.position : null;
};

test('alone, a lane that is behind goes on at once', async () => {
  const alone = source('alone');
  await alone.look();
  const { lane } = await newJob();
  await alone.look();
  expect(await lagOf(lane)).toBe(0);
});

test('fault 33: behind Kafka, a lane that stands still goes on without any message at the second look', async () => {
  const behind = source('behind Kafka');
  await behind.look();
  const { lane } = await newJob();
  await log.pool.query('update consumer.checkpoint set position = position where lane = $1', [lane]);
  await behind.look();
  expect(await lagOf(lane)).toBe(0);
});

test('behind Kafka, a lane that is behind but moves is left to Kafka', async () => {
  const { job, lane } = await newJob();
  await ledger.lanes.fill(lane);
  const behind = source('behind Kafka');
  await behind.look();
  await log.record(job, ['2']);
  await ledger.lanes.take(lane, await log.messages(lane));
  await log.record(job, ['3']);
  await behind.look();
  expect(await lagOf(lane)).toBeGreaterThan(0);
  await behind.look();
  expect(await lagOf(lane)).toBe(0);
});

test('what is behind already at the start is filled by the first look', async () => {
  const { lane } = await newJob();
  await source('behind Kafka').look();
  expect(await lagOf(lane)).toBe(0);
});

test('a new epoch of the log is told to whoever has to start the consumer again', async () => {
  await log.database.pool().query('update event_store.relay_state set epoch = gen_random_uuid()');
  await source('alone').look();
  await log.database.pool().query('update event_store.relay_state set epoch = $1', [log.epoch]);
  expect(ends).toEqual(['the log began a new epoch']);
});

test('lag and parked streams are shown to a monitor', async () => {
  const { lane } = await newJob();
  await log.pool.query(
    `insert into consumer.parked (consumer, projection, org_id, stream_id, from_position, stream_position, reason, lane)
     values ($1, 'lines', gen_random_uuid(), 'conversation/x', 1, 1, 'because', 0)`,
    [LEDGER],
  );
  const registry = new Registry();
  await source('alone', registry).look();
  const shown = await registry.metrics();
  expect(shown).toContain('tallyport_ledger_parked{member="lines"} 1');
  expect(shown).toMatch(new RegExp(`tallyport_ledger_lag_events\\{lane="${lane}"\\} [1-9]`));
});

test('a consumer that reads the log alone is at its head without any broker, and stops in good order', async () => {
  for (let n = 0; n < 5; n++) await newJob();
  const metrics = consumerMetrics(LEDGER, new Registry());
  const consumer = await startConsumer({
    consumer: LEDGER,
    pool: log.pool,
    epoch: log.epoch,
    apply: new Ledger(log.pool, log.epoch),
    sources: [logSource({ everyMs: 5, role: 'alone' })],
    metrics,
    log: QUIET,
    onEnd: (reason) => ends.push(reason),
  });
  while (!(await consumer.health()).ready);
  const { job, lane } = await newJob();
  while ((await lagOf(lane)) !== 0);
  await consumer.stop();
  await log.record(job, ['after the end']);
  expect(await lagOf(lane)).toBeGreaterThan(0);
  await ledger.lanes.fill(lane);
  expect(await log.notOnce()).toEqual([]);
  expect(ends).toEqual([]);
});
