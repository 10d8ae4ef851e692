import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { append } from '@tallyport/event-store/append';
import { sampleAppend } from '@tallyport/event-store/testing/sample-append';
import { TestOrg } from '@tallyport/gateway/testing/test-org';
import { freePort } from '@tallyport/local/processes/free-port';
import { startPostgres } from '@tallyport/local/test-engines';
import { startService } from '../../support/service-process.js';
import { until } from '../../support/until.js';
import type { Bench } from '../bench.js';
import { gatewayVariables } from '../gateway-variables.js';
import type { BenchLine } from '../goal.js';
import { QUICK_ROUNDS } from '../harness.js';
import { type ListedJobs, writeListedJobs } from '../list/listed-jobs.js';
import { differenceOfMedians } from './difference-of-medians.js';
import { TimedRequests } from './timed-requests.js';

const PAIRS = 2_000;
const QUICK_PAIRS = 200;
const WARM_UP = 100;
const FOREIGN = 100;

/**
 * R11: an id of another organisation is answered as fast as one that does not exist, so that nobody can learn from the time
 * which ids there are.
 */
export const isolation: Bench = {
  id: 'R11',
  title: 'time to answer a foreign id against a missing one',
  async *run(say, rounds) {
    const postgres = await startPostgres();
    const blobs = await mkdtemp(join(tmpdir(), 'tallyport-bench-'));
    try {
      const database = await createTestDatabase(postgres.url);
      yield* await measure(database, blobs, rounds === QUICK_ROUNDS ? QUICK_PAIRS : PAIRS, say);
      await database.drop();
    } finally {
      await postgres.stop();
      await rm(blobs, { recursive: true, force: true });
    }
  },
};

async function measure(database: TestDatabase, blobs: string, pairs: number, say: (progress: string) => void): Promise<BenchLine[]> {
  const [mine, theirs] = [await writeListedJobs(database.pool()), await writeListedJobs(database.pool())];
  const foreignJobs = await recordedJobsOf(database, theirs);
  const foreignOrgs = await Promise.all(foreignJobs.map(async () => (await TestOrg.make(database.pool())).id));
  const port = await freePort();
  const gateway = await startService('gateway', { ...gatewayVariables(database, blobs), PORT: String(port), LOG_LEVEL: 'warn' });
  const requests = new TimedRequests(`http://127.0.0.1:${port}/api/v1`, mine.token);
  const list = `/orgs/${mine.orgId}/work_orders`;
  await until('the gateway answers', () =>
    requests.ask(`${list}?page=1`, 200).then(
      () => true,
      () => false,
    ),
  );
  const kinds = [
    { what: 'job', foreign: foreignJobs, path: (id: string) => `${list}/${id}` },
    { what: 'organisation', foreign: foreignOrgs, path: (id: string) => `/orgs/${id}/work_orders?page=1` },
  ];
  const lines: BenchLine[] = [];
  try {
    for (const { what, foreign, path } of kinds) {
      say(`${pairs} pairs: a foreign and a missing ${what}`);
      // As many as of the others, in the same turn: who was asked for a moment ago is answered from memory.
      const missing = foreign.map(() => randomUUID());
      const [foreignMs, missingMs] = await inTurn(requests, foreign.map(path), missing.map(path), pairs);
      const ratio = differenceOfMedians(foreignMs, missingMs);
      lines.push({ id: 'R11', what: `foreign ${what} against missing: ms apart`, ratio, goal: { atMost: 0.1 } });
    }
    return lines;
  } finally {
    requests.close();
    await gateway.discard();
  }
}

/** Jobs of another organisation that stand in its list and have a stream: what a careless look-up would find. */
async function recordedJobsOf(database: TestDatabase, { orgId }: ListedJobs): Promise<string[]> {
  const { rows } = await database
    .pool()
    .query<{ id: string }>('select work_order_id as id from read_model.work_order_list_v2 where org_id = $1 limit $2', [orgId, FOREIGN]);
  const worker = database.pool('worker', 1);
  for (const { id } of rows) await append(worker, sampleAppend(['a message'], { orgId, streamId: `work-order/${id}`, jobId: id }));
  return rows.map(({ id }) => id);
}

/** The times of both, pair by pair in random order. */
async function inTurn(
  requests: TimedRequests,
  foreign: readonly string[],
  missing: readonly string[],
  pairs: number,
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let pair = -WARM_UP; pair < pairs; pair++) {
    const turn = (pair + WARM_UP) % FOREIGN;
    const both = [
      { path: foreign[turn] ?? '', into: times[0] },
      { path: missing[turn] ?? '', into: times[1] },
    ];
    if (Math.random() < 0.5) both.reverse();
    for (const { path, into } of both) {
      const ms = await requests.ask(path, 404);
      if (pair >= 0) into.push(ms);
    }
  }
  return times;
}
