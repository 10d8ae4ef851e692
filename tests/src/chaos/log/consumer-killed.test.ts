import { randomUUID } from 'node:crypto';
import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { laneOf } from '@tallyport/event-store/lane';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import { Effects } from '@tallyport/lane-consumer/apply/effects';
import { lanePlaces, openCheckpoints } from '@tallyport/lane-consumer/checkpoints';
import { forge } from '@tallyport/lane-consumer/testing/forge';
import { KillablePool } from '@tallyport/lane-consumer/testing/killable-pool';
import { LEDGER, POISON } from '@tallyport/lane-consumer/testing/ledger';
import { QUIET, TestLog, testProcess } from '@tallyport/lane-consumer/testing/test-log';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const seed = seedOfRun(process.env);
const RUNS = sized({ short: 12, long: 600 });
/** The short size tries each third moment, the first of them chosen by the seed. */
const STRIDE = sized({ short: 3, long: 1 });
const NEVER = Number.POSITIVE_INFINITY;
const CALLER = 'caller';

let log: TestLog;
beforeAll(async () => {
  log = await TestLog.open(inject('postgresUrl'));
  await openCheckpoints(log.pool, CALLER, log.epoch);
});
afterAll(() => log.database.drop());

/** What a process does until it has nothing left to do, or dies. */
type Life = (process: KillablePool) => Promise<void>;

/** Lives a life that ends at a moment. Answers whether it died of that; one that did not has given everything back. */
async function live(dieAt: number, life: Life): Promise<boolean> {
  const process = new KillablePool(log.database, dieAt);
  const living = life(process).then(() => false);
  const hasDied = await Promise.race([living, process.died.then(() => true)]);
  expect(hasDied ? 0 : process.lent).toBe(0);
  await process.waitUntilClosed();
  return hasDied;
}

/** Two jobs of one lane: the events of one are good, the second of the other cannot be used. */
class Scene {
  readonly good = randomUUID();
  readonly sick: string = sameLane(this.good);
  readonly lane = laneOf(this.good, '');

  async record(): Promise<string[]> {
    await log.record(this.good, ['1']);
    await log.record(this.sick, ['well', POISON, 'after']);
    await log.record(this.good, ['2', '3']);
    return log.messages(this.lane);
  }
}

function sameLane(job: string): string {
  const other = randomUUID();
  return laneOf(other, '') === laneOf(job, '') ? other : sameLane(job);
}

/** Good events once each and in order, of the sick stream only what came before it was parked. */
async function expectWritten({ good, sick, lane }: Scene): Promise<void> {
  const texts = async (job: string) => {
    const { rows } = await log.pool.query<{ text: string }>(
      `select data::json->>'text' as text from consumer.ledger where stream_id = $1 order by position`,
      [`conversation/${job}`],
    );
    return rows.map(({ text }) => text);
  };
  expect([await texts(good), await texts(sick)]).toEqual([['1', '2', '3'], ['well']]);
  expect(await parkedStreams(LEDGER, sick)).toBe(1);
  await nothingIsOpen(LEDGER, lane);
}

async function parkedStreams(consumer: string, job: string): Promise<number | null> {
  const { rowCount } = await log.pool.query('select from consumer.parked where consumer = $1 and stream_id = $2', [
    consumer,
    `conversation/${job}`,
  ]);
  return rowCount;
}

/** The lane stands at its head, and no transaction and no lock is left behind. */
async function nothingIsOpen(consumer: string, lane: number): Promise<void> {
  const place = (await lanePlaces(log.pool, consumer)).find((one) => one.lane === lane);
  expect(place?.position).toBe(place?.head);
  const { rows } = await log.database.pool().query(
    `select state, query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
     union all select mode, locktype from pg_locks where relation = 'consumer.checkpoint'::regclass and pid <> pg_backend_pid()`,
  );
  expect(rows).toEqual([]);
}

test(`rows: killed at any of its awaits, another process finishes, and each event is written once (seed ${seed})`, async () => {
  let moment = (seed % STRIDE) - STRIDE + 1;
  for (let hasDied = true; hasDied; ) {
    moment += STRIDE;
    const scene = new Scene();
    const texts = await scene.record();
    const life: Life = async ({ pool }) => {
      const { lanes } = log.ledger(pool);
      // A gap, a forged message and a poisoned stream: every way through the consumer.
      await lanes.take(scene.lane, [...texts.slice(0, -2), forge(texts[0] ?? '', 'forged'), ...texts.slice(-1)]);
    };
    hasDied = await live(moment, life);
    expect(await live(NEVER, life)).toBe(false);
    await expectWritten(scene);
  }
  expect(moment).toBeGreaterThan(40);
});

/** A consumer whose effects are calls to somewhere, each of which may be the last thing that its process waits for. */
class Caller {
  readonly calls: string[] = [];

  life(scene: Scene, texts: readonly string[]): Life {
    return async (process) => {
      const consumer = {
        consumer: CALLER,
        member: CALLER,
        pool: process.pool,
        handles: () => true,
        bringAbout: (event: LoggedEvent) => process.awaiting(() => this.call(event)),
        isPoison: (error: unknown) => error instanceof RangeError,
      };
      const { lanes } = testProcess(CALLER, log.epoch, new Effects(consumer, log.epoch, QUIET));
      await lanes.take(scene.lane, texts);
      await lanes.fill(scene.lane);
    };
  }

  /** The calls about a job, repeats left out: each has an id of its own on the other side. */
  of(job: string): string[] {
    return [...new Set(this.calls.filter((call) => call.startsWith(job)))].map((call) => call.slice(job.length + 1));
  }

  /** All calls about the two jobs, repeats counted. */
  countOf({ good, sick }: Scene): number {
    return this.calls.filter((call) => call.startsWith(good) || call.startsWith(sick)).length;
  }

  private call({ jobId, data }: LoggedEvent): Promise<void> {
    const { text } = data as { text: string };
    if (text.includes(POISON)) return Promise.reject(new RangeError(POISON));
    this.calls.push(`${jobId} ${text}`);
    return Promise.resolve();
  }
}

test(`effects: killed at any of its awaits, another process finishes; no call is missing, and a death repeats at most a run (seed ${seed})`, async () => {
  let moment = (seed % STRIDE) - STRIDE + 1;
  for (let hasDied = true; hasDied; ) {
    moment += STRIDE;
    const scene = new Scene();
    const texts = await scene.record();
    const caller = new Caller();
    const life = caller.life(scene, texts.slice(-4));
    hasDied = await live(moment, life);
    expect(await live(NEVER, life)).toBe(false);
    expect([caller.of(scene.good), caller.of(scene.sick)]).toEqual([['1', '2', '3'], ['well']]);
    expect(caller.countOf(scene)).toBeLessThanOrEqual(hasDied ? 8 : 4);
    expect(await parkedStreams(CALLER, scene.sick)).toBe(1);
    await nothingIsOpen(CALLER, scene.lane);
  }
  expect(moment).toBeGreaterThan(20);
});

test(`two processes on one lane, killed again and again, with messages lost, doubled, forged and late: once each (seed ${seed})`, async () => {
  const random = seededRandom(seed);
  const pick = (count: number) => Math.floor(random() * count);
  for (let run = 0; run < RUNS; run++) {
    const scene = new Scene();
    const texts = await scene.record();
    /** Any messages, some twice, some forged, in any order; sometimes the log is read instead. */
    const anyLife = (): Life => {
      const some = texts.filter(() => random() < 0.7).flatMap((text) => (random() < 0.3 ? [text, forge(text, 'forged')] : [text]));
      const shuffled = some.map((text) => ({ text, at: random() })).toSorted((one, other) => one.at - other.at);
      const isReadingLog = random() < 0.2;
      return async ({ pool }) => {
        const { lanes } = log.ledger(pool);
        if (isReadingLog) await lanes.fill(scene.lane);
        else
          await lanes.take(
            scene.lane,
            shuffled.map(({ text }) => text),
          );
      };
    };
    for (let round = pick(3); round >= 0; round--) {
      await Promise.all([live(1 + pick(60), anyLife()), live(random() < 0.5 ? NEVER : 1 + pick(60), anyLife())]);
    }
    await live(NEVER, ({ pool }: { pool: pg.Pool }) => log.ledger(pool).lanes.fill(scene.lane));
    await expectWritten(scene);
  }
}, 300_000);
