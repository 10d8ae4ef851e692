import type { Bench } from '../bench.js';
import { ROUNDS } from '../harness.js';
import { estimate } from '../statistics.js';
import { DroppingDesk } from './dropping-desk.js';

const MANY = 20;
/** How often each is done: alone, and many together. */
const OFTEN = { alone: 15, together: 3 };
const SELDOM = { alone: 4, together: 1 };

/** P32 and P33: invoices of one page with text, from the drop on a job to their values in its records, in seconds on two cores. */
export const dropped: Bench = {
  id: 'P32',
  title: 'papers from upload to values: one alone (P32), twenty together (P33)',
  async *run(say, rounds) {
    const times = rounds === ROUNDS ? OFTEN : SELDOM;
    const desk = await DroppingDesk.open();
    try {
      say(`the first paper of all ${(await desk.drop(1)).toFixed(2)} s`);
      yield {
        id: 'P32',
        what: 'a one-page PDF alone, upload to values, s',
        ratio: estimate(await repeated(times.alone, () => desk.drop(1)), Math.random),
        goal: { atMost: 1.5 },
      };
      yield {
        id: 'P33',
        what: `${MANY} one-page PDFs dropped together, s`,
        ratio: estimate(await repeated(times.together, () => desk.drop(MANY)), Math.random),
        goal: { atMost: 15 },
      };
    } finally {
      await desk.close();
    }
  },
};

async function repeated(times: number, work: () => Promise<number>): Promise<number[]> {
  const seconds: number[] = [];
  for (let time = 0; time < times; time += 1) seconds.push(await work());
  return seconds;
}
