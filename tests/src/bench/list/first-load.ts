import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { freePort } from '@tallyport/local/processes/free-port';
import { findChromium, startPostgres } from '@tallyport/local/test-engines';
import { startService } from '../../support/service-process.js';
import { until } from '../../support/until.js';
import type { Bench } from '../bench.js';
import { exactly } from '../exact.js';
import { gatewayVariables } from '../gateway-variables.js';
import type { BenchLine } from '../goal.js';
import { QUICK_ROUNDS, type Rounds } from '../harness.js';
import { estimate } from '../statistics.js';
import { ColdBrowser } from './cold-browser.js';
import { writeListedJobs } from './listed-jobs.js';

const WEB = join(import.meta.dirname, '../../../../web/dist');
const TIMES = 15;
const QUICK_TIMES = 3;
/** The same table as it stands in the page, as a file beside the desk's. */
const STATIC = 'static.html';

/** P23: the list of shipments, from nothing to its largest paint, against the same table as a file of HTML from the same server. */
export const firstLoad: Bench = {
  id: 'P23',
  title: 'first load of the list against a static page with the same table',
  async *run(say, rounds) {
    const executable = await findChromium();
    if (executable === undefined) {
      say('is skipped: there is no Chromium on this machine');
      return;
    }
    const postgres = await startPostgres();
    const folder = await mkdtemp(join(tmpdir(), 'tallyport-bench-'));
    try {
      const database = await createTestDatabase(postgres.url);
      yield* await measure(executable, database, folder, rounds, say);
      await database.drop();
    } finally {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function measure(executable: string, database: TestDatabase, folder: string, rounds: Rounds, say: (progress: string) => void) {
  const { orgId, token } = await writeListedJobs(database.pool());
  const web = join(folder, 'web');
  await cp(WEB, web, { recursive: true });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const gateway = await startService('gateway', {
    ...gatewayVariables(database, folder),
    LOG_LEVEL: 'warn',
    WEB_FOLDER: web,
    PORT: String(port),
  });
  const browser = await ColdBrowser.open(executable, { address, orgId, token });
  try {
    await until('the gateway answers', () => fetch(address).then(Boolean, () => false), 60_000);
    const desk = `/organization/${orgId}/jobs`;
    await writeFile(join(web, STATIC), await browser.copyOf(desk));
    const loads: { own: number; plain: number; shift: number; again: number }[] = [];
    for (let time = 0; time < (rounds === QUICK_ROUNDS ? QUICK_TIMES : TIMES); time += 1) {
      const isOursFirst = Math.random() < 0.5;
      const first = await browser.load(isOursFirst ? desk : `/${STATIC}`);
      const second = await browser.load(isOursFirst ? `/${STATIC}` : desk);
      const [own, plain] = isOursFirst ? [first, second] : [second, first];
      loads.push({ own: own.paintedAt, plain: plain.paintedAt, shift: own.shift, again: own.scriptBytesAgain });
      say(`largest paint after ${own.paintedAt.toFixed(0)} ms, of the static page after ${plain.paintedAt.toFixed(0)}`);
    }
    const ratios = loads.map(({ own, plain }) => own / plain);
    const lines: BenchLine[] = [
      { id: 'P23', what: 'first load of the list: largest contentful paint', ratio: estimate(ratios, Math.random), goal: { atMost: 2 } },
      {
        id: 'P23',
        what: 'layout shift of the first load, at most',
        ratio: exactly(Math.max(...loads.map(({ shift }) => shift))),
        goal: { atMost: 0.02 },
      },
      {
        id: 'P23',
        what: 'bytes of script of the second load',
        ratio: exactly(Math.max(...loads.map(({ again }) => again))),
        goal: { atMost: 0 },
      },
    ];
    return lines;
  } finally {
    await browser.close();
    await gateway.discard();
  }
}
