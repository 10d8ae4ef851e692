import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { freePort } from '@tallyport/local/processes/free-port';
import { startPostgres } from '@tallyport/local/test-engines';
import { startService } from '../../support/service-process.js';
import { until } from '../../support/until.js';
import type { Bench } from '../bench.js';
import { gatewayVariables } from '../gateway-variables.js';
import type { BenchLine } from '../goal.js';
import { QUICK_ROUNDS } from '../harness.js';
import { differenceOfMedians } from './difference-of-medians.js';
import { TimedRequests } from './timed-requests.js';

const PAIRS = 2_000;
const QUICK_PAIRS = 100;
const WARM_UP = 50;
/** Of each account few links may be asked for in a while, so that there are as many accounts as pairs. */
const PASSWORD_HASH = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXRoaW5nc2FsdHk$jUaIUuXYhcE1OX8SBpiYnz0FzuQ1Yi5ZC0ykYDZSkGs';

/** R12: a link to set a new password is asked for a known address in the same time as for an unknown one. */
export const resetAddresses: Bench = {
  id: 'R12-RESET',
  title: 'time to ask for a link, for a known address against an unknown one',
  async *run(say, rounds) {
    const postgres = await startPostgres();
    const blobs = await mkdtemp(join(tmpdir(), 'tallyport-bench-'));
    try {
      const database = await createTestDatabase(postgres.url);
      yield await measure(database, blobs, rounds === QUICK_ROUNDS ? QUICK_PAIRS : PAIRS, say);
      await database.drop();
    } finally {
      await postgres.stop();
      await rm(blobs, { recursive: true, force: true });
    }
  },
};

async function measure(database: TestDatabase, blobs: string, pairs: number, say: (progress: string) => void): Promise<BenchLine> {
  const known = await accounts(database, pairs + WARM_UP);
  const port = await freePort();
  const gateway = await startService('gateway', {
    ...gatewayVariables(database, blobs),
    PORT: String(port),
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '127.0.0.1',
  });
  const requests = new TimedRequests(`http://127.0.0.1:${port}/api/v1`, '');
  try {
    await until('the gateway answers', () =>
      requests.ask('/nowhere', 404).then(
        () => true,
        () => false,
      ),
    );
    say(`${pairs} pairs: a known and an unknown address`);
    const [knownMs, unknownMs] = await inTurn(requests, known);
    const ratio = differenceOfMedians(knownMs, unknownMs);
    return { id: 'R12', what: 'a link for a known address against an unknown one: ms apart', ratio, goal: { atMost: 1 } };
  } finally {
    requests.close();
    await gateway.discard();
  }
}

/** The times of both, pair by pair in random order; each request from a network address of its own. */
async function inTurn(requests: TimedRequests, known: readonly string[]): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (const [pair, address] of known.entries()) {
    const both = [
      { email: address, into: times[0] },
      { email: newAddress(), into: times[1] },
    ];
    if (Math.random() < 0.5) both.reverse();
    for (const [one, { email, into }] of both.entries()) {
      const from = `10.${one}.${pair >> 8}.${pair & 255}`;
      const ms = await requests.ask('/password_reset', 200, { body: { email }, headers: { 'x-forwarded-for': from } });
      if (pair >= WARM_UP) into.push(ms);
    }
  }
  return times;
}

async function accounts(database: TestDatabase, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, newAddress);
  await database.pool().query(
    `insert into identity.account (id, email, password_hash, first_name, last_name)
     select gen_random_uuid(), email, $2, 'Kim', 'Nguyen' from unnest($1::text[]) as email`,
    [emails, PASSWORD_HASH],
  );
  return emails;
}

function newAddress(): string {
  return `${randomUUID()}@example.test`;
}
