import { randomUUID } from 'node:crypto';
import { eventsTopic, LANES } from '@tallyport/contracts/topics';
import { laneOf } from '@tallyport/event-store/lane';
import { startKafka, type TestKafka } from '@tallyport/local/test-engines';
import { connectKafka } from '@tallyport/runtime/kafka/connect';
import { Publisher } from '@tallyport/runtime/kafka/publisher';
import { ensureTopic } from '@tallyport/runtime/kafka/topic';
import { createLog } from '@tallyport/runtime/log';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { lanePlaces } from '../checkpoints.js';
import { type RunningConsumer, startConsumer } from '../consumer.js';
import { consumerMetrics } from '../metrics.js';
import { kafkaSource } from '../source/kafka-source.js';
import { LEDGER, Ledger } from '../testing/ledger.js';
import { QUIET, TestLog } from '../testing/test-log.js';

const job = randomUUID();
const lane = laneOf(job, '');

const ended: string[] = [];
let clientsGone = 0;
let kafka: TestKafka;
let log: TestLog;
let publisher: Publisher;
let consumer: RunningConsumer;

beforeAll(async () => {
  [kafka, log] = await Promise.all([startKafka(), TestLog.open(inject('postgresUrl'))]);
  const client = connectKafka(kafka.access, 'anybody', QUIET);
  await ensureTopic(client, eventsTopic(log.epoch), LANES);
  publisher = new Publisher(client);
  await publisher.connect();
  const listening = createLog('lane-consumer-test', 'silent');
  listening.warn = (_entry: unknown, message?: string) => {
    if (message?.includes('gave up')) clientsGone += 1;
  };
  consumer = await startConsumer({
    consumer: LEDGER,
    pool: log.pool,
    epoch: log.epoch,
    apply: new Ledger(log.pool, log.epoch),
    sources: [kafkaSource(kafka.access)],
    metrics: consumerMetrics(LEDGER, new Registry()),
    log: listening,
    onEnd: (reason) => ended.push(reason),
  });
}, 60_000);

afterAll(async () => {
  await consumer.stop();
  await publisher.close();
  await kafka.stop();
  await log.database.drop();
}, 60_000);

/** Records a text, publishes it, and waits until it is applied or the consumer ended. */
async function applied(text: string): Promise<void> {
  await log.record(job, [text]);
  const value = (await log.messages(lane)).at(-1) ?? '';
  await publisher.publish(eventsTopic(log.epoch), [{ lane, key: job, value }]);
  while (ended.length === 0 && (await lanePlaces(log.pool, LEDGER)).some(({ position, head }) => position < head));
}

test('fault 27: a broker that is away until its client gives up ends no consumer', async () => {
  await applied('before');
  await kafka.kill();
  await expect.poll(() => ended.length > 0 || clientsGone > 0, { timeout: 90_000 }).toBe(true);
  await kafka.restart();
  await applied('after');
  expect(ended).toEqual([]);
  expect((await log.written()).map(({ data }) => (JSON.parse(data) as { text: string }).text)).toEqual(['before', 'after']);
}, 120_000);
