import { ok, strictEqual } from 'node:assert';
import { join } from 'node:path';
import { jobPage } from '@tallyport/gateway/modules/work-order/job-page';
import type { Bench } from '../bench.js';
import { gatewayVariables } from '../gateway-variables.js';
import { type BenchLine, judged, type VoidLine } from '../goal.js';
import type { Rounds } from '../harness.js';
import { ListServer } from './list-server.js';
import { type ManyJobs, withManyJobs } from './many-jobs.js';
import { compareTails } from './open-loop.js';

const GATEWAY = join(import.meta.dirname, '../../../../services/gateway/dist/main.js');
const BARE = join(import.meta.dirname, 'bare-search-server.js');
/** Two terms, one of which few jobs have. */
const Q = 'harbourside;clnb26451';
const SHARE_OF_CAPACITY = 0.6;
const CAPACITY_MS = 2_000;

/** P11: a search of two terms over 100,000 jobs at the gateway, with where they were found, against the same statement by bare pg. */
export const search: Bench = {
  id: 'P11',
  title: 'search over 100,000 jobs against the same SQL by bare pg',
  run: (say, rounds) => withManyJobs(say, (jobs) => measure(jobs, rounds, say)),
};

async function measure({ database, blobs, orgId, token }: ManyJobs, { rounds }: Rounds, say: (progress: string) => void) {
  const path = `/api/v1/orgs/${orgId}/work_orders/search_filter?page_size=30`;
  const body = JSON.stringify({ q: Q });
  const statement = jobPage(orgId, { q: Q }, { page: 1, page_size: 30, sort: 'urgency' });
  const bare = (name: string) =>
    ListServer.start({ name, entry: BARE, token, path: '/' }, { DATABASE_URL: database.ownerUrl, STATEMENT: JSON.stringify(statement) });
  const [ours, rows, same] = [
    await ListServer.start({ name: 'gateway', entry: GATEWAY, token, path, body }, gatewayVariables(database, blobs)),
    await bare('bare'),
    await bare('same'),
  ];
  try {
    const countIn = (text: string) => (JSON.parse(text) as { count: number }).count;
    const found = countIn(await rows.ask());
    ok(found > 0, `nothing is found by ${Q}`);
    strictEqual(countIn(await ours.ask()), found);
    const load = {
      perSecond: (SHARE_OF_CAPACITY * (await rows.slice(CAPACITY_MS))) / (CAPACITY_MS / 1_000),
      rounds: Math.ceil(rounds / 2),
    };
    say(`${found} found; tails at ${load.perSecond.toFixed(0)} requests a second: bare against bare, then ours`);
    const alike = await compareTails(same, rows, load);
    const tails = await compareTails(ours, rows, load);
    const lines: (BenchLine | VoidLine)[] = [
      judged({ id: 'P11', what: 'search: p99 at 60 % of their capacity', ratio: tails, goal: { atMost: 2 } }, alike),
    ];
    return lines;
  } finally {
    await Promise.all([ours, rows, same].map((server) => server.close()));
  }
}
