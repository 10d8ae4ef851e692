import { createTestDatabase } from '@tallyport/database/testing/test-database';
import { findChromium, startKafka, startPostgres } from '@tallyport/local/test-engines';
import { until } from '../../support/until.js';
import type { Bench } from '../bench.js';
import { LiveDesk } from '../browser/live-desk.js';
import type { BenchLine } from '../goal.js';
import { QUICK_ROUNDS, type Rounds } from '../harness.js';
import { quantile } from '../quantile.js';
import { estimate } from '../statistics.js';
import { ChangingExports } from './changing-exports.js';
import { FrameWatch } from './frame-watch.js';

const WAITING = 500;
const CHANGING = 400;
const PER_SECOND = 200;
const SHAPE = { rounds: 7, milliseconds: 6_000 };
const QUICK_SHAPE = { rounds: 3, milliseconds: 3_000 };

/** P30: frames of the cockpit while 200 exports a second change, against the same page while nothing does; afterwards its counts are exact. */
export const cockpitFrames: Bench = {
  id: 'P30',
  title: 'frames of the cockpit at 200 changes a second against none',
  async *run(say, rounds) {
    const executable = await findChromium();
    if (executable === undefined) {
      say('is skipped: there is no Chromium on this machine');
      return;
    }
    const [postgres, broker] = await Promise.all([startPostgres(), startKafka()]);
    try {
      const database = await createTestDatabase(postgres.url);
      const desk = await LiveDesk.open(database, broker.access, ['operator']);
      try {
        const exports = await ChangingExports.record(desk, WAITING, CHANGING);
        const page = await FrameWatch.open(executable, desk);
        yield await measure(page, exports, rounds, say);
        await page.close();
      } finally {
        await desk.close();
      }
      await database.drop();
    } finally {
      await Promise.all([postgres.stop(), broker.stop()]);
    }
  },
};

async function measure(page: FrameWatch, exports: ChangingExports, rounds: Rounds, say: (progress: string) => void): Promise<BenchLine> {
  const shape = rounds === QUICK_ROUNDS ? QUICK_SHAPE : SHAPE;
  await countsExactly(page, exports);
  const seen: { busy: number; idle: number }[] = [];
  for (let round = 0; round < shape.rounds; round += 1) {
    const idle = quantile(await page.frames(shape.milliseconds), 0.95);
    let isOver = false;
    const changing = exports.change(PER_SECOND, () => isOver);
    const busy = quantile(await page.frames(shape.milliseconds), 0.95);
    isOver = true;
    const perSecond = Math.round(((await changing) * 1_000) / shape.milliseconds);
    if (perSecond < PER_SECOND * 0.8) say(`only ${perSecond} changes a second were made: this machine is too busy`);
    seen.push({ busy, idle });
    await countsExactly(page, exports);
  }
  const shown = (side: 'busy' | 'idle') => seen.map((one) => one[side].toFixed(1)).join(', ');
  say(
    `p95 of a frame: at ${PER_SECOND} changes a second ${shown('busy')} ms, else ${shown('idle')} ms; the counts were exact after each round`,
  );
  const ratio = estimate(
    seen.map(({ busy, idle }) => busy / idle),
    Math.random,
  );
  return { id: 'P30', what: `${PER_SECOND} changes a second: a frame of the cockpit, p95`, ratio, goal: { atMost: 1.5 } };
}

/** Waits until the page counts what stands; breaks off where it never does. */
async function countsExactly(page: FrameWatch, exports: ChangingExports): Promise<void> {
  const wanted = { 'Waiting for a person': WAITING, Held: exports.held, Running: CHANGING - exports.held };
  for (const [tab, count] of Object.entries(wanted))
    await until(`${tab} counts ${count}`, async () => (await page.count(tab)) === count, 60_000);
}
