import { eventsTopic, LANES } from '@tallyport/contracts/topics';
import { seededRandom } from '@tallyport/event-store/testing/random';
import { startKafka, type TestKafka } from '@tallyport/local/test-engines';
import { connectKafka } from '@tallyport/runtime/kafka/connect';
import { Publisher } from '@tallyport/runtime/kafka/publisher';
import { ensureTopic } from '@tallyport/runtime/kafka/topic';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PROJECTIONS } from './projections/projections.js';
import { type Projector, startProjector } from './projector.js';
import { beginRebuild, rebuild } from './runner/rebuild.js';
import { everythingApplied } from './testing/everything-applied.js';
import { readModelHashes } from './testing/read-model-hash.js';
import { recordSampleJobs } from './testing/record-sample-jobs.js';
import { QUIET } from './testing/test-lanes.js';
import { createTestProjector, type TestProjector } from './testing/test-projector.js';

let kafka: TestKafka;
let log: TestProjector;
let publisher: Publisher;
const running = new Set<Projector>();
const restarts: Promise<Projector>[] = [];
const published = new Map<number, number>();
let isOver = false;

beforeAll(async () => {
  [kafka, log] = await Promise.all([startKafka(), createTestProjector(inject('postgresUrl'))]);
  const client = connectKafka(kafka.access, 'test-relay', QUIET);
  await ensureTopic(client, eventsTopic(log.models.options.epoch), LANES);
  publisher = new Publisher(client);
  await publisher.connect();
}, 60_000);

afterAll(async () => {
  isOver = true;
  await Promise.allSettled(restarts);
  await Promise.all([...running].map((projector) => projector.stop()));
  await publisher.close();
  await kafka.stop();
  await log.database.drop();
}, 60_000);

/** Starts a projector, and starts another in its place when it ends by itself, as whoever runs the services does. */
async function start(): Promise<Projector> {
  const projector = await startProjector({
    pool: log.database.pool('projector', 8),
    kafka: kafka.access,
    log: QUIET,
    onEnd: () => {
      if (!isOver) restarts.push(stop(projector).then(start));
    },
  });
  running.add(projector);
  return projector;
}

async function stop(projector: Projector): Promise<void> {
  running.delete(projector);
  await projector.stop();
}

async function stopAllButTheYoungest(): Promise<void> {
  await Promise.all([...running].slice(0, -1).map(stop));
}

/** Sends what was numbered since the last time, each message twice, as a relay does that was killed in between. */
async function publish(): Promise<void> {
  for (const [lane, texts] of await log.journal.messages()) {
    const messages = texts.slice(published.get(lane) ?? 0).map((value) => ({ lane, key: String(lane), value }));
    if (messages.length > 0) await publisher.publish(eventsTopic(log.models.options.epoch), [...messages, ...messages]);
    published.set(lane, texts.length);
  }
}

/** Nothing parked, each event fed once, and the tables as a rebuild makes them. */
async function expectWhole(): Promise<void> {
  expect(await log.rows('select reason from consumer.parked')).toEqual([]);
  const [fed] = await log.rows<{ events: number; rows: number; heads: number }>(
    `select (select count(*)::int from event_store.log) as events, (select count(*)::int from read_model.change_feed) as rows,
       (select sum(feed_position)::int from consumer.checkpoint where consumer = 'projector') as heads`,
  );
  expect([fed?.rows, fed?.heads]).toEqual([fed?.events, fed?.events]);
  const live = await readModelHashes(log.owner);
  for (const projection of PROJECTIONS) {
    await beginRebuild(log.models.options.pool, projection);
    await rebuild(log.models, projection);
  }
  expect(await readModelHashes(log.owner)).toEqual(live);
}

/** How many events came by Kafka, to the projectors that run now: also to one that was started in place of another. */
async function byKafka(): Promise<number> {
  const counts = await Promise.all([...running].map(({ models }) => models.options.metrics.applied.get()));
  return counts.flatMap(({ values }) => values).reduce((sum, { labels, value }) => sum + (labels.source === 'kafka' ? value : 0), 0);
}

test('fault 31: projectors come and go while messages flow, every group change in mid-stream, and nothing is lost or doubled', async () => {
  await start();
  for (let round = 0; round < 3; round++) {
    await recordSampleJobs(log.journal, 4, seededRandom(100 + round));
    await publish();
    // One more job only when the last is applied, by Kafka or from the log: else a group that is slow to form leaves thousands.
    while ((await byKafka()) === 0) {
      await recordSampleJobs(log.journal, 1, seededRandom(150 + round));
      await publish();
      await everythingApplied(log.owner);
    }
    await start();
    await recordSampleJobs(log.journal, 4, seededRandom(120 + round));
    await publish();
    await stopAllButTheYoungest();
  }
  await everythingApplied(log.owner);
  await expectWhole();
}, 120_000);

test('fault 27: while the broker is down the log fills the read models, and its return brings nothing twice', async () => {
  await kafka.kill();
  await recordSampleJobs(log.journal, 4, seededRandom(200));
  await everythingApplied(log.owner);

  await kafka.restart();
  await publish();
  await recordSampleJobs(log.journal, 2, seededRandom(201));
  await publish();
  await everythingApplied(log.owner);
  await expectWhole();
  await Promise.all(restarts);
  expect((await Promise.all([...running].map((projector) => projector.health()))).map(({ ready }) => ready)).toEqual([true]);
}, 120_000);
