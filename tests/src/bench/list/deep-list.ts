import { join } from 'node:path';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { jobPage } from '@tallyport/gateway/modules/work-order/job-page';
import type pg from 'pg';
import type { Bench } from '../bench.js';
import { gatewayVariables } from '../gateway-variables.js';
import { type BenchLine, judged, type VoidLine } from '../goal.js';
import { compare, type Rounds } from '../harness.js';
import { estimate } from '../statistics.js';
import { ListServer } from './list-server.js';
import { type ManyJobs, withManyJobs } from './many-jobs.js';

const GATEWAY = join(import.meta.dirname, '../../../../services/gateway/dist/main.js');
const DEEP = 800;
/** So often each statement is asked in a round. */
const ASKED = 40;

/** P10: page 800 of 100,000 jobs against page 1, at the gateway; and what the count of all adds to the statement of a page. */
export const deepList: Bench = {
  id: 'P10',
  title: 'a page deep in the list against the first one',
  run: (say, rounds) => withManyJobs(say, (jobs) => measure(jobs, rounds, say)),
};

async function measure({ database, blobs, orgId, token }: ManyJobs, rounds: Rounds, say: (progress: string) => void) {
  const page = (name: string, number: number) =>
    ListServer.start(
      { name, entry: GATEWAY, token, path: `/api/v1/orgs/${orgId}/work_orders?page=${number}&page_size=25` },
      gatewayVariables(database, blobs),
    );
  const [first, same, deep] = [await page('first', 1), await page('same', 1), await page('deep', DEEP)];
  const pool = database.pool('gateway', 1);
  try {
    say('page 1 against page 1');
    const alike = await compare(same, first, rounds);
    say(`page ${DEEP} against page 1`);
    const depth = await compare(deep, first, rounds);
    say('the count against its page');
    const total = await shareOfCount(pool, orgId, rounds);
    const lines: (BenchLine | VoidLine)[] = [
      judged({ id: 'P10', what: `page ${DEEP} against page 1: requests/s`, ratio: depth.speed, goal: { atLeast: 1 / 1.5 } }, alike.speed),
      judged({ id: 'P10', what: `page ${DEEP} against page 1: Node CPU`, ratio: depth.cpu, goal: { atMost: 1.5 } }, alike.cpu),
      { id: 'P10', what: 'the count of all against the statement of a page: time', ratio: total, goal: { atMost: 0.2 } },
    ];
    return lines;
  } finally {
    await Promise.all([first, same, deep].map((server) => server.close()));
  }
}

/** What the count costs by itself, as a share of the statement that brings a page with its count. */
async function shareOfCount(pool: pg.Pool, orgId: string, { rounds }: Rounds) {
  const page = jobPage(orgId, {}, { page: 1, page_size: 25, sort: 'urgency' });
  const count = {
    name: 'count-of-all',
    text: `select coalesce(sum(w.count), 0)::int as count from read_model.work_order_count_v2 w where ${TENANT_GUARD} and w.org_id = $1::uuid`,
    values: [orgId],
  };
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) ratios.push((await timeOf(pool, count)) / (await timeOf(pool, page)));
  return estimate(ratios, Math.random);
}

async function timeOf(pool: pg.Pool, statement: pg.QueryConfig): Promise<number> {
  const begun = performance.now();
  for (let asked = 0; asked < ASKED; asked++) await pool.query(statement);
  return performance.now() - begun;
}
