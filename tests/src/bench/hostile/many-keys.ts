import { setTimeout } from 'node:timers/promises';
import type { Bench } from '../bench.js';
import { exactly } from '../exact.js';
import { ROUNDS } from '../harness.js';
import { startAskedGateway } from './asked-gateway.js';

const AT_ONCE = 100;
/** What the machine itself delays is told beside the figure. */
const IDLE_MS = 2_000;
const MEGABYTE_OF_KEYS = `{${Array.from({ length: 80_000 }, (_, n) => `"k${n}":1`).join(',')}}`;

/** To where they are sent by somebody whom nobody knows, and in which words the line of the table says so. */
const BURSTS = [
  ['login', 'sign-in without an account'],
  ['parties', 'a call of members without a token'],
] as const;

/** R12: a megabyte of JSON with 80,000 keys, a hundred times at once and again and again, holds nobody else up. */
export const manyKeys: Bench = {
  id: 'R12',
  title: 'bursts of bodies with 80,000 keys',
  async *run(say, rounds) {
    const times = rounds.rounds < ROUNDS.rounds ? 1 : 10;
    const gateway = await startAskedGateway();
    try {
      for (const [path, what] of BURSTS) {
        await gateway.lagP99();
        await setTimeout(IDLE_MS);
        const idle = await gateway.lagP99();
        const statuses = new Map<number | null, number>();
        for (let time = 0; time < times; time++) {
          const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => gateway.post(path, MEGABYTE_OF_KEYS)));
          for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
        const lag = await gateway.lagP99();
        say(
          `${what}: ${[...statuses].map(([status, count]) => `${count} × ${status ?? 'cut off'}`).join(', ')}; idle before it ${idle.toFixed(0)} ms`,
        );
        yield { id: 'R12', what: `${what}: event loop delay p99, ms`, ratio: exactly(lag), goal: { atMost: 50 } };
      }
    } finally {
      await gateway.close();
    }
  },
};
