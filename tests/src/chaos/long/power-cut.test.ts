import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventStore } from '@tallyport/event-store/event-store';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import { sampleAppend } from '@tallyport/event-store/testing/sample-append';
import { startPostgres, type TestPostgres } from '@tallyport/local/test-engines';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../support/until.js';
import { WholeStack } from '../../support/whole-stack.js';

const ROUNDS = sized({ short: 1, long: 5 });
/** Longer than any service keeps trying before it pauses. */
const DOWN_MS = 3_000;
const COMMANDS = sized({ short: 10, long: 200 });
const SERVING_LIMIT_MS = 120_000;
/** Both clients look so often whether they are let in, and either may see it a look late. */
const LOOK_MS = 50;

let postgres: TestPostgres;
let stack: WholeStack;
/** How long a first start took from nothing to the first document read. */
let cleanStartMs: number;

beforeAll(async () => {
  const start = performance.now();
  // What was acknowledged must be on disk when the server is killed, so this one syncs.
  postgres = await startPostgres({ settings: ['fsync=on', 'full_page_writes=on'] });
  stack = await WholeStack.open(postgres.url, { isTemporalDurable: true });
  await stack.startServices();
  await untilServing();
  cleanStartMs = performance.now() - start;
}, 240_000);
afterAll(async () => {
  await stack.close();
  await postgres.stop();
});

/** Serving means: the gateway answers from caught-up read models, and a document that comes in is read to its end. */
async function untilServing(): Promise<void> {
  await until('the gateway is ready', () => stack.isReady(), SERVING_LIMIT_MS);
  const document = await stack.requestDocument();
  await until('a document is read', () => stack.areRead([document]), SERVING_LIMIT_MS);
  await until('every consumer has caught up', () => stack.caughtUp(), SERVING_LIMIT_MS);
}

/** From now until this works once, in milliseconds. */
async function timeUntil(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await until('the database lets somebody in', () =>
    work().then(
      () => true,
      () => false,
    ),
  );
  return performance.now() - start;
}

async function connectBare(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
}

test(`fault 17, R7: PostgreSQL dies under the stack ${ROUNDS} times; no service ends, and the first append comes as soon as a bare client`, async () => {
  const store = new EventStore(stack.logStack.database.pool('worker'));
  const all = { bareMs: 0, appendMs: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const document = await stack.beginDocument();
    await postgres.kill();
    await sleep(DOWN_MS);
    const restarted = postgres.restart();
    const [bareMs, appendMs] = await Promise.all([
      timeUntil(connectBare),
      timeUntil(() => store.append(sampleAppend(['the first again']))),
    ]);
    await restarted;
    all.bareMs += bareMs;
    all.appendMs += appendMs;
    await until('the document is read to its end', () => stack.areRead([document]), SERVING_LIMIT_MS);
    await untilServing();
  }
  expect(stack.services.filter((service) => service.hasExited())).toEqual([]);
  expect(all.appendMs).toBeLessThan(1.5 * all.bareMs + 2 * LOOK_MS * ROUNDS);
}, 600_000);

test(`fault 18: each of ${COMMANDS} commands, whose connections to the database are cut on the way, has one outcome`, async () => {
  const statuses: number[] = [];
  let cuts = 0;
  for (let command = 0; command < COMMANDS; command++) {
    const call = {
      method: 'POST' as const,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ branch: stack.org.branch }),
    };
    let tries = 0;
    await until('the job is made', async () => {
      if (tries++ < 3) cuts += stack.link.resetAtNextAnswer();
      const { status } = await stack.ask(`/api/v1/orgs/${stack.org.id}/work_orders`, call);
      statuses.push(status);
      return status === 201;
    });
  }
  expect(cuts).toBeGreaterThan(COMMANDS);
  expect(statuses.filter((status) => status !== 503 && status !== 201)).toEqual([]);
  const { rows } = await stack.logStack.database
    .pool()
    .query<{ count: number }>(`select count(*)::int from event_store.event where type = 'work-order.received'`);
  expect(rows[0]?.count).toBe(COMMANDS);
}, 240_000);

test('fault 9: everything is killed at once and started in any order; it serves again within twice a clean start', async () => {
  const seed = seedOfRun(process.env);
  const random = seededRandom(seed);
  const { kafka, temporal, services } = stack;
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all([kafka, temporal, postgres, ...services].map((one) => one.kill()));
    const start = performance.now();
    const starting = [kafka, temporal, postgres, ...services]
      .map((one) => ({ one, turn: random() }))
      .toSorted((a, b) => a.turn - b.turn)
      .map(async ({ one }, place) => {
        await sleep(place * 200);
        await one.restart();
      });
    await Promise.all(starting);
    // A consumer that kafkajs gives up ends its process; once is no crash loop.
    const supervision = stack.logStack.supervise();
    await untilServing();
    expect(performance.now() - start, `SEED=${seed}`).toBeLessThan(2 * cleanStartMs);
    expect(supervision.restarts, `SEED=${seed}`).toBeLessThanOrEqual(services.length);
    supervision.stop();
  }
}, 600_000);
