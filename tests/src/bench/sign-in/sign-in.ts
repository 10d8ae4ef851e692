import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { Passwords } from '@tallyport/gateway/platform/auth/passwords';
import { startPostgres } from '@tallyport/local/test-engines';
import type { Bench } from '../bench.js';
import { gatewayVariables } from '../gateway-variables.js';
import { type BenchLine, judged, type VoidLine } from '../goal.js';
import { compareBesideControl, QUICK_ROUNDS, type Rounds } from '../harness.js';
import { ListServer } from '../list/list-server.js';
import { writeListedJobs } from '../list/listed-jobs.js';
import { quantile } from '../quantile.js';
import { estimate } from '../statistics.js';
import { SigningIn } from './signing-in.js';

const GATEWAY = join(import.meta.dirname, '../../../../services/gateway/dist/main.js');
const BARE = join(import.meta.dirname, 'bare-sign-in-server.js');
const PASSWORD = 'an invented password, for a bench';
const PEOPLE = 200;
const TOGETHER = 8;
/** So many lists are asked for each second, and in each round. */
const LISTS = { perSecond: 50, requests: 1_000 };
const QUICK_LISTS = { perSecond: 50, requests: 100 };

/** P12: signing in against argon2id alone, two at a time; and what 8 who sign in do to somebody who asks for a list. */
export const signIn: Bench = {
  id: 'P12',
  title: 'sign-in against bare argon2id, and the list meanwhile',
  async *run(say, rounds) {
    const postgres = await startPostgres();
    const blobs = await mkdtemp(join(tmpdir(), 'tallyport-bench-'));
    try {
      const database = await createTestDatabase(postgres.url);
      yield* await measure(database, blobs, rounds, say);
      await database.drop();
    } finally {
      await postgres.stop();
      await rm(blobs, { recursive: true, force: true });
    }
  },
};

async function measure(database: TestDatabase, blobs: string, rounds: Rounds, say: (progress: string) => void) {
  const jobs = await writeListedJobs(database.pool());
  const hash = await new Passwords().hash(PASSWORD);
  const emails = Array.from({ length: PEOPLE }, () => `${randomUUID()}@example.test`);
  await database.pool().query(
    `insert into identity.account (id, email, password_hash, first_name, last_name)
     select gen_random_uuid(), email, $2, 'Kim', 'Nguyen' from unnest($1::text[]) as email`,
    [emails, hash],
  );
  const asked = { token: jobs.token, path: `/api/v1/orgs/${jobs.orgId}/work_orders?page=1&page_size=25` };
  const bare = (name: string) =>
    ListServer.start({ ...asked, name, entry: BARE, path: '/', body: JSON.stringify({ password: PASSWORD }) }, { PASSWORD_HASH: hash });
  const servers = [
    await ListServer.start(
      { ...asked, name: 'gateway', entry: GATEWAY },
      { ...gatewayVariables(database, blobs), TRUST_PROXY: '127.0.0.1' },
    ),
    await bare('bare'),
    await bare('same'),
  ] as const;
  try {
    const [gateway, plain, same] = servers;
    const at = (server: ListServer, path: string, together = 2) => new SigningIn(server.port, path, server.pid, emails, PASSWORD, together);
    say('sign-in against argon2id');
    const { speed, cpu, alike } = await compareBesideControl(at(gateway, '/api/v1/login'), at(plain, '/'), at(same, '/'), rounds);
    say(`the list while ${TOGETHER} sign in, against a quiet one`);
    const ratios: number[] = [];
    const crowd = at(gateway, '/api/v1/login', TOGETHER);
    const { perSecond, requests } = rounds === QUICK_ROUNDS ? QUICK_LISTS : LISTS;
    for (let round = 0; round < Math.ceil(rounds.rounds / 3); round += 1) {
      const quiet = quantile(await gateway.latencies(perSecond, requests), 0.99);
      let isOver = false;
      const signing = crowd.untilOver(() => isOver);
      const busy = quantile(await gateway.latencies(perSecond, requests), 0.99);
      isOver = true;
      await signing;
      ratios.push(busy / quiet);
    }
    const lines: (BenchLine | VoidLine)[] = [
      judged({ id: 'P12', what: 'sign-in, two at a time: sign-ins/s', ratio: speed, goal: { atLeast: 0.8 } }, alike.speed),
      judged({ id: 'P12', what: 'sign-in, two at a time: CPU', ratio: cpu, goal: { atMost: 1.25 } }, alike.cpu),
      { id: 'P12', what: `the list while ${TOGETHER} sign in: p99`, ratio: estimate(ratios, Math.random), goal: { atMost: 1.5 } },
    ];
    return lines;
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}
