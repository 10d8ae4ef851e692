import { deepStrictEqual } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { startPostgres } from '@tallyport/local/test-engines';
import type { Bench } from '../bench.js';
import { gatewayVariables } from '../gateway-variables.js';
import { type BenchLine, judged, type VoidLine } from '../goal.js';
import { compare, type Rounds } from '../harness.js';
import { ListServer } from './list-server.js';
import { type ListedJobs, writeListedJobs } from './listed-jobs.js';
import { compareTails } from './open-loop.js';

const GATEWAY = join(import.meta.dirname, '../../../../services/gateway/dist/main.js');
const BARE = join(import.meta.dirname, 'bare-list-server.js');

const SHARE_OF_CAPACITY = 0.6;
const CAPACITY_MS = 2_000;

/**
 * P9: the gateway's list of jobs (guard, row-level security, validated filter, 25 of 2,000 jobs with their people, the total)
 * against node:http and pg that answer the same page, once from rows and once from JSON that PostgreSQL wrote.
 */
export const list: Bench = {
  id: 'P9',
  title: 'list endpoint against bare node:http and pg',
  async *run(say, rounds) {
    const postgres = await startPostgres({ settings: ['shared_buffers=256MB'] });
    const blobs = await mkdtemp(join(tmpdir(), 'tallyport-bench-'));
    try {
      const database = await createTestDatabase(postgres.url);
      const jobs = await writeListedJobs(database.pool());
      yield* await measure(database, jobs, blobs, rounds, say);
      await database.drop();
    } finally {
      await postgres.stop();
      await rm(blobs, { recursive: true, force: true });
    }
  },
};

/** How many requests a second a server answers when it is asked without a pause. */
async function capacityOf(server: ListServer): Promise<number> {
  return (await server.slice(CAPACITY_MS)) / (CAPACITY_MS / 1_000);
}

async function measure(
  database: TestDatabase,
  { orgId, token }: ListedJobs,
  blobs: string,
  rounds: Rounds,
  say: (progress: string) => void,
): Promise<(BenchLine | VoidLine)[]> {
  const asked = { token, path: `/api/v1/orgs/${orgId}/work_orders?page=1&page_size=25` };
  const bare = (mode: string) =>
    ListServer.start({ ...asked, name: `bare-${mode}`, entry: BARE }, { DATABASE_URL: database.ownerUrl, ORG: orgId, MODE: mode });
  const gateway = ListServer.start({ ...asked, name: 'gateway', entry: GATEWAY }, gatewayVariables(database, blobs));
  const [ours, rows, same, json] = await Promise.all([gateway, bare('rows'), bare('rows'), bare('json')]);
  try {
    const right: unknown = JSON.parse(await rows.ask());
    for (const server of [ours, json]) deepStrictEqual(JSON.parse(await server.ask()), right);
    say('bare against bare');
    const alike = await compare(same, rows, rounds);
    say(`gave ${alike.speed.median.toFixed(2)} in speed and ${alike.cpu.median.toFixed(2)} in CPU`);
    say('ours against rows');
    const byRows = await compare(ours, rows, rounds);
    say('ours against JSON of PostgreSQL');
    const byJson = await compare(ours, json, rounds);
    const load = { perSecond: SHARE_OF_CAPACITY * (await capacityOf(rows)), rounds: Math.ceil(rounds.rounds / 2) };
    say(`tails at ${load.perSecond.toFixed(0)} requests a second: bare against bare, then ours against rows`);
    const alikeTails = await compareTails(same, rows, load);
    const tails = await compareTails(ours, rows, load);
    return [
      judged({ id: 'P9', what: 'list against rows: requests/s', ratio: byRows.speed, goal: { atLeast: 0.85 } }, alike.speed),
      judged({ id: 'P9', what: 'list against rows: Node CPU per request', ratio: byRows.cpu, goal: { atMost: 1.35 } }, alike.cpu),
      judged({ id: 'P9', what: 'list against JSON of PostgreSQL: requests/s', ratio: byJson.speed, goal: { atLeast: 0.6 } }, alike.speed),
      judged({ id: 'P9', what: 'list against rows: p99 at 60 % of their capacity', ratio: tails, goal: { atMost: 1.3 } }, alikeTails),
    ];
  } finally {
    await Promise.all([ours, rows, same, json].map((server) => server.close()));
  }
}
