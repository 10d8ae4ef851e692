import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { append } from '@tallyport/event-store/append';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import { sampleAppend, sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import { verifyDatabase } from '@tallyport/event-store/verify/verify-database';
import type pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { alwaysByIndex, Numbering } from './number.js';

const LIMIT = 5;
const WRITERS = 6;
const STREAMS = sized({ short: 4, long: 200 });

let database: TestDatabase;
let relay: pg.PoolClient;
let numbering: Numbering;

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  relay = await database.pool('relay', 1).connect();
  await alwaysByIndex(relay);
  numbering = new Numbering(relay, 0n, LIMIT);
});
afterEach(async () => {
  relay.release();
  await database.drop();
});

/** The streams with their positions, in the order of the log. */
async function numbered(): Promise<string[]> {
  const { rows } = await relay.query<{ event: string }>(
    `select e.stream_id || '@' || e.stream_position as event from event_store.log l join event_store.event e using (seq) order by l.position`,
  );
  return rows.map(({ event }) => event);
}

async function finish(): Promise<number> {
  let passes = 1;
  while ((await numbering.pass()).hasMore) passes++;
  return passes;
}

test('what commits while a backlog is numbered waits for its end, and the order of its stream holds', async () => {
  const worker = database.pool('worker', 2);
  const late = { ...sampleAppend(['first'], { streamId: 'late' }), metadata: sampleMetadata() };
  const writer = await worker.connect();
  await writer.query('begin');
  const first = await append(writer, late);
  if (first.kind !== 'recorded') throw new Error(`a ${first.kind} on a stream of our own`);
  await append(worker, sampleAppend(Array(2 * LIMIT + 2).fill('in the backlog'), { streamId: 'backlog' }));

  expect(await numbering.pass()).toEqual({ count: LIMIT, hasMore: true });
  await writer.query('commit');
  writer.release();
  await append(worker, { ...late, ...sampleAppend(['second'], { ...late, after: first.head, metadata: sampleMetadata() }) });
  expect(await numbering.pass()).toEqual({ count: LIMIT, hasMore: true });
  expect(await numbering.pass()).toEqual({ count: 2, hasMore: true });
  expect(await numbering.pass()).toEqual({ count: 2, hasMore: false });

  const backlog = Array.from({ length: 2 * LIMIT + 2 }, (_, n) => `backlog@${n + 1}`);
  expect(await numbered()).toEqual([...backlog, 'late@1', 'late@2']);
  expect(await verifyDatabase(database.pool('reactor', 1))).toMatchObject({ findings: [] });
});

test('passes that are cut again and again between writers lose and reorder nothing', async () => {
  const seed = seedOfRun(process.env);
  const random = seededRandom(seed);
  const worker = database.pool('worker', WRITERS);
  let isWriting = true;
  const writing = Promise.all(Array.from({ length: WRITERS }, () => writeStreams(worker, random))).finally(() => {
    isWriting = false;
  });
  while (isWriting) await numbering.pass();
  await writing;
  await finish();
  const { events, position, findings } = await verifyDatabase(database.pool('reactor', 1));
  expect({ events, position, findings }, `SEED=${seed}`).toEqual({
    events: WRITERS * STREAMS * 10,
    position: WRITERS * STREAMS * 10,
    findings: [],
  });
  expect(disordered(await numbered()), `SEED=${seed}`).toEqual([]);
}, 600_000);

/** Some streams of ten events, one or several at a time; a third of the appends commit only after other statements. */
async function writeStreams(pool: pg.Pool, random: () => number): Promise<void> {
  for (let stream = 0; stream < STREAMS; stream++) {
    const request = sampleAppend([]);
    let { after } = request;
    while (after.streamPosition < 10) {
      const texts = Array(Math.min(10 - after.streamPosition, 1 + Math.floor(random() * 4))).fill('text');
      const { events } = sampleAppend(texts, { jobId: request.jobId });
      const client = await pool.connect();
      await client.query('begin');
      const appended = await append(client, { ...request, events, after, metadata: sampleMetadata() });
      if (appended.kind !== 'recorded') throw new Error(`a ${appended.kind} on a stream of our own`);
      if (random() < 0.3) for (let n = 0; n < 20; n++) await client.query('select 1');
      await client.query('commit');
      client.release();
      after = appended.head;
    }
  }
}

/** Events that do not follow the one before them in their stream. */
function disordered(events: readonly string[]): string[] {
  const last = new Map<string, number>();
  return events.filter((event) => {
    const [stream = '', position] = event.split('@');
    const before = last.get(stream) ?? 0;
    last.set(stream, Number(position));
    return Number(position) !== before + 1;
  });
}
