import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { append, START } from '@tallyport/event-store/append';
import { loadStream } from '@tallyport/event-store/load';
import type { Append } from '@tallyport/event-store/prepare-events';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import { verifyDatabase } from '@tallyport/event-store/verify/verify-database';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { until } from '../../support/until.js';

const WRITER = join(import.meta.dirname, '../../../dist/support/append-and-die.js');
const KILLS = sized({ short: 12, long: 500 });

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  pool = database.pool('worker', 1);
});
afterAll(() => database.drop());

interface Said {
  readonly request: Omit<Append, 'after'>;
  readonly isAcknowledged: boolean;
}

/** Runs a writer that is killed, by its fail-point or after a while, and answers what it said. */
async function runWriter(environment: Record<string, string>, killAfterMs?: number): Promise<Said[]> {
  const child = spawn(process.execPath, [WRITER], {
    env: { ...process.env, DATABASE_URL: database.urlOf('worker'), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const gone = new Promise((resolve) => child.once('close', resolve));
  if (killAfterMs !== undefined) {
    await until('the writer is at work', () => output.includes('+'));
    await sleep(killAfterMs);
    child.kill('SIGKILL');
  }
  await gone;
  const lines = output.split('\n');
  return lines.flatMap((line, index) =>
    line.startsWith('{') && line.endsWith('}')
      ? [{ request: JSON.parse(line) as Said['request'], isAcknowledged: lines[index + 1] === '+' }]
      : [],
  );
}

/** What R1 asks of each command: acknowledged means there, and a repeat gives the one true outcome without a second event. */
async function expectOneOutcome({ request, isAcknowledged }: Said): Promise<void> {
  const before = await loadStream(pool, request.orgId, request.streamId);
  expect(before.length).toBeGreaterThanOrEqual(isAcknowledged ? 1 : 0);
  const repeated = await append(pool, { ...request, after: START });
  expect(repeated).toMatchObject({ kind: 'recorded', head: { streamPosition: 1 } });
  expect(await loadStream(pool, request.orgId, request.streamId)).toHaveLength(1);
}

test.each(['append.before-insert', 'append.after-insert'])(
  'fault 2: a writer killed at %s left one true outcome, and a repeat finds it',
  async (failPoint) => {
    const said = await runWriter({ FAIL_POINT: failPoint });
    expect(said.map(({ isAcknowledged }) => isAcknowledged)).toEqual([false]);
    for (const one of said) await expectOneOutcome(one);
  },
);

test(`R1: ${KILLS} writers killed at random moments lose nothing that was acknowledged and invent nothing`, async () => {
  const seed = seedOfRun(process.env);
  const random = seededRandom(seed);
  let acknowledged = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const said = await runWriter({ APPENDS: '100000' }, random() * 100);
    acknowledged += said.filter(({ isAcknowledged }) => isAcknowledged).length;
    for (const { request, isAcknowledged } of said) {
      const events = await loadStream(pool, request.orgId, request.streamId);
      expect(isAcknowledged ? [1] : [0, 1], `SEED=${seed}`).toContain(events.length);
    }
    const last = said.at(-1);
    if (last) await expectOneOutcome(last);
  }
  expect(acknowledged).toBeGreaterThan(KILLS);
  expect((await verifyDatabase(database.pool('reactor', 1))).findings).toEqual([]);
}, 1_800_000);
