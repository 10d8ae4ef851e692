import { join } from 'node:path';
import { freePort } from '@tallyport/local/processes/free-port';
import { findChromium } from '@tallyport/local/test-engines';
import { startService } from '../../support/service-process.js';
import { until } from '../../support/until.js';
import type { Bench } from '../bench.js';
import { exactly } from '../exact.js';
import { gatewayVariables } from '../gateway-variables.js';
import type { BenchLine } from '../goal.js';
import { QUICK_ROUNDS, type Rounds } from '../harness.js';
import { quantile } from '../quantile.js';
import { estimate } from '../statistics.js';
import { type ManyJobs, withManyJobs } from './many-jobs.js';
import { TimedPage } from './timed-page.js';

const WEB = join(import.meta.dirname, '../../../../web/dist');
const SHAPE = { rounds: 5, samples: 20, turns: 40 };
const QUICK_SHAPE = { rounds: 1, samples: 5, turns: 8 };
const GOAL = { atMost: 200 };

/** A screen of the list, and the address of its nth sample: each is another, so that none is answered from the page's memory. */
type Screen = readonly [name: string, path: (n: number, team: string) => string];
const pageOf = (n: number, from = 2) => `page=${from + n}`;
const SCREENS: readonly Screen[] = [
  ['the list', (n) => `jobs?${pageOf(n)}`],
  ['page 800', (n) => `jobs?${pageOf(n, 800)}`],
  ['status', (n) => `jobs?status=compile&${pageOf(n)}`],
  ['lodged', (n) => `jobs?status=lodged&${pageOf(n)}`],
  ['nobody', (n) => `jobs?view=unassigned&nobody=true&${pageOf(n)}`],
  ['team', (n, team) => `jobs?team=${team}&${pageOf(n)}`],
  ['to check', (n) => `jobs?view=toCheck&${pageOf(n)}`],
  ['arrival', (n) => `jobs?arrives_from=2026-04-01&arrives_to=2026-04-30&${pageOf(n)}`],
  ['deadline', (n) => `jobs?due_from=2199-02-01&due_to=2199-03-01&${pageOf(n)}`],
  ['order type', (n) => `jobs?order_type=export&${pageOf(n)}`],
  ['mode', (n) => `jobs?mode=air&${pageOf(n)}`],
  ['entry status', (n) => `jobs?entry_status=clear&${pageOf(n)}`],
  ['sorted by importer', (n) => `all_jobs?sort=importer&${pageOf(n)}`],
  ['sorted by branch', (n) => `all_jobs?sort=-branch&${pageOf(n)}`],
  ['a search of two terms', (n) => `search_jobs?q=harbourside%3Bosaka&limit=${30 + n}`],
  ['a search of two words of Han', (n) => `search_jobs?q=%E5%AE%81%E6%B3%A2%3B%E7%81%AF%E9%A5%B0&limit=${30 + n}`],
];

/** What a person waits for over 100,000 jobs, in milliseconds in Chromium from the wish to the paint; and the board while it is scrolled. */
export const deskInBrowser: Bench = {
  id: 'DESK',
  title: 'lists of 100,000 jobs in the browser, from the wish to the paint',
  async *run(say, rounds) {
    const executable = await findChromium();
    if (executable === undefined) {
      say('is skipped: there is no Chromium on this machine');
      return;
    }
    yield* withManyJobs(say, (jobs) => measure(executable, jobs, rounds, say));
  },
};

async function measure(
  executable: string,
  { database, blobs, orgId, token, team }: ManyJobs,
  rounds: Rounds,
  say: (progress: string) => void,
) {
  const shape = rounds === QUICK_ROUNDS ? QUICK_SHAPE : SHAPE;
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const variables = { ...gatewayVariables(database, blobs), LOG_LEVEL: 'warn', WEB_FOLDER: WEB, PORT: String(port) };
  const gateway = await startService('gateway', variables);
  try {
    await until('the gateway answers', () => fetch(address).then(Boolean, () => false), 60_000);
    const page = await TimedPage.open(executable, { address, orgId, token });
    const times = new Map<string, number[]>();
    const note = (name: string, samples: readonly number[]) => times.set(name, [...(times.get(name) ?? []), quantile(samples, 0.95)]);
    for (let round = 0; round < shape.rounds; round += 1) {
      say(`round ${round + 1} of ${shape.rounds}`);
      const numbers = Array.from({ length: shape.samples }, (_, n) => round * shape.samples + n);
      for (const [name, path] of SCREENS) note(name, await inTurn(numbers, (n) => page.timeOf(path(n, team))));
      note('all counts of views', await inTurn(numbers.slice(0, shape.samples / 2), () => page.counts()));
    }
    const tasks = await page.scrollBoard(shape.turns);
    await page.close();
    const lines: BenchLine[] = [...times].map(([name, p95]) => ({
      id: 'DESK',
      what: `${name}: p95, ms`,
      ratio: estimate(p95, Math.random),
      goal: GOAL,
    }));
    say(`the board had ${tasks.length} tasks of more than 50 ms`);
    return [
      ...lines,
      { id: 'DESK', what: 'the longest task while the board scrolls, ms', ratio: exactly(Math.max(50, ...tasks)), goal: { atMost: 50 } },
    ];
  } finally {
    await gateway.discard();
  }
}

async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<number>): Promise<number[]> {
  const done: number[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}
