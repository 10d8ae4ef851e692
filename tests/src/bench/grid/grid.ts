import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '@tallyport/database/testing/test-database';
import { findChromium, startKafka, startPostgres } from '@tallyport/local/test-engines';
import type { Bench } from '../bench.js';
import { LiveDesk } from '../browser/live-desk.js';
import type { BenchLine } from '../goal.js';
import { QUICK_ROUNDS, type Rounds } from '../harness.js';
import { quantile } from '../quantile.js';
import { estimate } from '../statistics.js';
import { declareLines } from './declared-lines.js';
import { GridPage, type GridTimes } from './grid-page.js';

/** As many as most long declarations have, and far more than any. */
const SIZES = [1_000, 10_000];
const SHAPE = { rounds: 7, turns: 20 };
/** Faster than anybody types an amount: what is due is computed, and the server answers, between two cells or under the next. */
const BETWEEN_CELLS_MS = 400;
const QUICK_SHAPE = { rounds: 3, turns: 6 };

type Say = (progress: string) => void;

/**
 * P22: the lines of a long declaration, with what is due at their foot, against the least that shows as many rows and cells in the same
 * page: the section opens, a cell that is typed is painted, the lines scroll.
 */
export const grid: Bench = {
  id: 'P22',
  title: 'a long declaration with live totals against bare elements',
  async *run(say, rounds) {
    const executable = await findChromium();
    if (executable === undefined) {
      say('is skipped: there is no Chromium on this machine');
      return;
    }
    const [postgres, broker] = await Promise.all([startPostgres(), startKafka()]);
    try {
      const database = await createTestDatabase(postgres.url);
      const desk = await LiveDesk.open(database, broker.access);
      try {
        for (const size of SIZES) {
          const page = await GridPage.open(executable, desk, await declareLines(desk, size));
          yield* measure(page, size, rounds, say);
          await page.close();
        }
      } finally {
        await desk.close();
      }
      await database.drop();
    } finally {
      await Promise.all([postgres.stop(), broker.stop()]);
    }
  },
};

async function* measure(page: GridPage, size: number, rounds: Rounds, say: Say): AsyncIterable<BenchLine> {
  const shape = rounds === QUICK_ROUNDS ? QUICK_SHAPE : SHAPE;
  const line = async (what: string, atMost: number, share: number, of: (side: GridTimes) => Promise<number[]>) => {
    const seen: { ours: number; bare: number }[] = [];
    for (let round = 0; round < shape.rounds; round += 1) {
      const [ours, bare] = [quantile(await of(page.ours), share), quantile(await of(page.bare), share)];
      seen.push({ ours, bare });
    }
    const shown = (side: 'ours' | 'bare') => seen.map((one) => one[side].toFixed(1)).join(', ');
    say(`${what}: ours ${shown('ours')} ms, bare ${shown('bare')} ms`);
    const ratio = estimate(
      seen.map(({ ours, bare }) => ours / bare),
      Math.random,
    );
    return { id: 'P22', what: `${size} lines: ${what}`, ratio, goal: { atMost } };
  };
  const repeated = async (once: () => Promise<number>, pauseMs = 0) => {
    const times: number[] = [];
    while (times.length < shape.turns) {
      times.push(await once());
      await sleep(pauseMs);
    }
    return times;
  };
  yield await line('opens, median', 2.5, 0.5, ({ mount }) => repeated(mount));
  const before = await page.totals();
  yield await line('one cell to paint, p95', 1.5, 0.95, ({ cell }) => repeated(cell, BETWEEN_CELLS_MS));
  await sleep(2_000);
  if ((await page.totals()) === before) throw new Error('the totals do not follow what is typed');
  say(`longest task while cells were typed and totals followed: ${(await page.longestTask())?.toFixed(0) ?? 'under 50'} ms`);
  yield await line('frame while scrolling, p95', 1.2, 0.95, ({ scroll }) => scroll());
  say(`longest task while scrolling: ${(await page.longestTask())?.toFixed(0) ?? 'under 50'} ms`);
}
