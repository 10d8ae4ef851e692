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
import { lanePlaces } from './checkpoints.js';
import { type RunningConsumer, startConsumer } from './consumer.js';
import { consumerMetrics } from './metrics.js';
import { kafkaSource } from './source/kafka-source.js';
import { forge } from './testing/forge.js';
import { LEDGER, Ledger } from './testing/ledger.js';
import { placeOf } from './testing/published.js';
import { QUIET, TestLog } from './testing/test-log.js';

const job = randomUUID();
const lane = laneOf(job, '');
/** What the consumer said at the level of errors. */
const alarms: { reasons: string[] }[] = [];

let kafka: TestKafka;
let log: TestLog;
let publisher: Publisher;
let consumer: RunningConsumer;
const registry = new Registry();

beforeAll(async () => {
  [kafka, log] = await Promise.all([startKafka(), TestLog.open(inject('postgresUrl'))]);
  const client = connectKafka(kafka.access, 'anybody', QUIET);
  await ensureTopic(client, eventsTopic(log.epoch), LANES);
  publisher = new Publisher(client);
  await publisher.connect();
  // Kafka alone: whatever is applied here came by a message, or because of one.
  const listening = createLog('lane-consumer-test', 'silent');
  listening.error = (entry: { reasons: string[] }) => alarms.push(entry);
  consumer = await startConsumer({
    consumer: LEDGER,
    pool: log.pool,
    epoch: log.epoch,
    apply: new Ledger(log.pool, log.epoch),
    sources: [kafkaSource(kafka.access)],
    metrics: consumerMetrics(LEDGER, registry),
    log: listening,
    onEnd: () => undefined,
  });
}, 60_000);

afterAll(async () => {
  await consumer.stop();
  await publisher.close();
  await kafka.stop();
  await log.database.drop();
}, 60_000);

/** Right after a topic is made its broker may not lead it yet, and stores nothing: whoever publishes tries again, as the relay does. */
async function publish(...texts: string[]): Promise<void> {
  const messages = texts.map((value) => ({ lane, key: job, value }));
  for (let sent = false; !sent; )
    sent = await publisher.publish(eventsTopic(log.epoch), messages).then(
      () => true,
      (error: { retriable?: boolean }) => {
        if (error.retriable !== true) throw error;
        return false;
      },
    );
}

async function recorded(text: string): Promise<string> {
  await log.record(job, [text]);
  return (await log.messages(lane)).at(-1) ?? '';
}

async function written(): Promise<string[]> {
  return (await log.written()).map(({ data }) => (JSON.parse(data) as { text: string }).text);
}

async function atHead(): Promise<void> {
  while ((await lanePlaces(log.pool, LEDGER)).some(({ position, head }) => position < head));
}

async function alarmed(count: number): Promise<void> {
  while ((await consumer.health()).details.unfitMessages < count);
}

test('what the relay publishes is applied without an alarm', async () => {
  await publish(await recorded('true 1'));
  await atHead();
  expect(await written()).toEqual(['true 1']);
  expect(alarms).toEqual([]);
});

test('a forged message for a true position, before the true one has come, changes nothing and raises an alarm', async () => {
  const text = await recorded('true 2');
  await publish(forge(text, 'forged'));
  await alarmed(1);
  await atHead();
  await publish(text);
  expect(await written()).toEqual(['true 1', 'true 2']);
  expect(alarms).toMatchObject([{ lane, reasons: ['log'] }]);
});

test('a forged message for the next position hides nothing of the event that gets it', async () => {
  const last = (await log.messages(lane)).at(-1) ?? '';
  const { position } = placeOf(last);
  await publish(forge(last, 'forged', { position: position + 1, previous: position }));
  await publish(forge(last, 'forged', { position: position + 1_000, previous: position }));
  await alarmed(3);
  const text = await recorded('true 3');
  expect(placeOf(text)).toMatchObject({ position: position + 1, previous: position });
  await publish(text, forge(text, 'forged'));
  await alarmed(4);
  await atHead();
  expect(await written()).toEqual(['true 1', 'true 2', 'true 3']);
  expect(await log.notOnce()).toEqual([]);
  expect(await registry.metrics()).toContain('tallyport_ledger_unfit_messages_total{why="log"} 4');
});

test('messages without sense do not stop the lane', async () => {
  await publish('', '{', '\n\n', 'x'.repeat(100_000));
  const text = await recorded('true 4');
  await publish(text);
  await atHead();
  expect((await written()).at(-1)).toBe('true 4');
  expect((await consumer.health()).ready).toBe(true);
});
