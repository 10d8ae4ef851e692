import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { HostileCost } from '@tallyport/worker/adapters/freight-system/testing/measure-hostile-answers';
import type { Bench } from '../bench.js';
import { exactly } from '../exact.js';
import type { Goal } from '../goal.js';

const MEGABYTE = 2 ** 20;
const PROGRAM = '@tallyport/worker/adapters/freight-system/testing/measure-hostile-answers';

/** fault 50: every hostile answer of a freight system is judged in a process of its own, which says what that cost. */
export const hostileAnswers: Bench = {
  id: 'R13',
  title: 'hostile answers of a freight system',
  async *run() {
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', fileURLToPath(import.meta.resolve(PROGRAM))], {
      maxBuffer: MEGABYTE,
    });
    const costs = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as HostileCost);
    const lines: readonly (readonly [string, number, Goal])[] = [
      ['hostile answers', costs.length, { atLeast: 60 }],
      ['hostile answers taken for success', costs.filter(({ kind }) => kind === 'accepted').length, { atMost: 0 }],
      ['longest judgement of one, ms', Math.max(...costs.map(({ milliseconds }) => milliseconds)), { atMost: 100 }],
      ['the same, of the processor alone, ms', Math.max(...costs.map((cost) => cost.processorMilliseconds)), { atMost: 100 }],
      ['most memory for one, MB', Math.max(...costs.map(({ bytes }) => bytes)) / MEGABYTE, { atMost: 50 }],
    ];
    for (const [what, figure, goal] of lines) yield { id: 'R13', what, ratio: exactly(figure), goal };
  },
};
