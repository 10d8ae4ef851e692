import { join } from 'node:path';
import { jobPage } from '@tallyport/gateway/modules/work-order/job-page';
import type pg from 'pg';
import type { Bench } from '../bench.js';
import { gatewayVariables } from '../gateway-variables.js';
import { type BenchLine, judged, type VoidLine } from '../goal.js';
import { compareBesideControl, type Rounds } from '../harness.js';
import { estimate } from '../statistics.js';
import { ListServer } from './list-server.js';
import { type ManyJobs, withManyJobs } from './many-jobs.js';

const GATEWAY = join(import.meta.dirname, '../../../../services/gateway/dist/main.js');
const DEEP = 800;
/** So often each statement is asked in a round. */
const ASKED = 100;

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
    say(`page ${DEEP} against page 1`);
    const { alike, ...depth } = await compareBesideControl(deep, first, same, rounds);
    say('the count against its page');
    const total = await shareOfCount(pool, orgId, rounds);
    const lines: (BenchLine | VoidLine)[] = [
      judged({ id: 'P10', what: `page ${DEEP} against page 1: requests/s`, ratio: depth.speed, goal: { atLeast: 1 / 1.5 } }, alike.speed),
      judged({ id: 'P10', what: `page ${DEEP} against page 1: Node CPU`, ratio: depth.cpu, goal: { atMost: 1.5 } }, alike.cpu),
      { id: 'P10', what: 'what the count of all adds to the statement of a page: time', ratio: total, goal: { atMost: 0.2 } },
    ];
    return lines;
  } finally {
    await Promise.all([first, same, deep].map((server) => server.close()));
  }
}

/** What the count adds to the statement that brings a page, as a share of what that costs without it. */
async function shareOfCount(pool: pg.Pool, orgId: string, { rounds }: Rounds) {
  const page = jobPage(orgId, {}, { page: 1, page_size: 25, sort: 'urgency' });
  const without = { ...page, name: 'page-without-count', text: page.text.replace(/^select \(select .*\) as count,/, 'select 0 as count,') };
  if (without.text === page.text) throw new Error('the statement of a page counts otherwise');
  const shares: number[] = [];
  for (let round = 0; round < rounds; round++) shares.push((await timeOf(pool, page)) / (await timeOf(pool, without)) - 1);
  return estimate(shares, Math.random);
}

async function timeOf(pool: pg.Pool, statement: pg.QueryConfig): Promise<number> {
  const begun = performance.now();
  for (let asked = 0; asked < ASKED; asked++) await pool.query(statement);
  return performance.now() - begun;
}
