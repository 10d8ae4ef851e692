import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../bench.js';
import { exactly } from '../exact.js';
import type { BenchLine } from '../goal.js';
import { QUICK_ROUNDS, type Rounds } from '../harness.js';
import { AskedBeside } from '../list/asked-beside.js';
import { quantile } from '../quantile.js';
import { estimate } from '../statistics.js';
import { Crowd } from './crowd.js';
import { type SocketServers, withSocketServers } from './socket-servers.js';

const CLIENTS = 1_000;
const MISSED = 20;
const TIMES = 15;
const QUICK = { clients: 100, times: 3 };
/** A storm is over before 1,000 lists could be asked for, which a 99th percentile needs: so it is the 95th. */
const LISTS_PER_SECOND = 50;
const QUIET_MS = 1_500;

/**
 * P14: 1,000 sockets that were cut off come back at once and are told what they missed, against ws that lets 1,000 in and tells them
 * nothing; and what that does to somebody who asks for a list meanwhile.
 */
export const reconnectStorm: Bench = {
  id: 'P14',
  title: '1,000 sockets resume at once against a bare accept of 1,000',
  async *run(say, rounds) {
    yield* await withSocketServers((servers) => measure(servers, rounds, say));
  },
};

async function measure({ ours, bare, tokens, list, change }: SocketServers, rounds: Rounds, say: (progress: string) => void) {
  const { clients, times } = rounds === QUICK_ROUNDS ? QUICK : { clients: CLIENTS, times: TIMES };
  const crowd = new Crowd(ours.address, tokens, clients, true);
  const plain = new Crowd(bare.address, tokens, clients, false);
  await crowd.open();
  await plain.open();
  // Each has heard one frame, so that it knows a place.
  await Promise.all([crowd.until(clients), change(1)]);
  let wrong = 0;
  /** Cuts all off, and changes something. What is answered brings them back. */
  const cutOff = async () => {
    await crowd.drop();
    crowd.reset();
    const streams = await change(MISSED);
    return async () => {
      await Promise.all([crowd.until(MISSED * clients), crowd.open()]);
      wrong += crowd.wrong(streams);
    };
  };
  const ratios: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await plain.drop();
    const resumed = await cutOff();
    const isOursFirst = Math.random() < 0.5;
    const first = await timed(isOursFirst ? resumed : () => plain.open());
    const second = await timed(isOursFirst ? () => plain.open() : resumed);
    const [own, other] = isOursFirst ? [first, second] : [second, first];
    ratios.push(own / other);
    say(`all ${clients} are current after ${own.toFixed(0)} ms, let in by ws after ${other.toFixed(0)}`);
  }
  await plain.drop();
  const lists = await listMeanwhile({ ...list, perSecond: LISTS_PER_SECOND }, times, cutOff, say);
  await crowd.drop();
  const lines: BenchLine[] = [
    { id: 'P14', what: '1,000 sockets resume: time until all are current', ratio: estimate(ratios, Math.random), goal: { atMost: 3 } },
    { id: 'P14', what: 'sockets that missed a change or heard it twice', ratio: exactly(wrong), goal: { atMost: 0 } },
    { id: 'P14', what: 'the list while 1,000 sockets resume: p95', ratio: estimate(lists, Math.random), goal: { atMost: 2 } },
  ];
  return lines;
}

/** The p95 of the list while all come back by that of the quiet before, storm by storm. */
async function listMeanwhile(
  asked: ConstructorParameters<typeof AskedBeside>[0],
  times: number,
  cutOff: () => Promise<() => Promise<void>>,
  say: (progress: string) => void,
): Promise<number[]> {
  const list = new AskedBeside(asked);
  const ratios: number[] = [];
  try {
    // The first turn warms up.
    for (let time = -1; time < times; time += 1) {
      const resumed = await cutOff();
      const quiet = quantile(await list.during(() => sleep(QUIET_MS)), 0.95);
      const busy = quantile(await list.during(resumed), 0.95);
      if (time < 0) continue;
      ratios.push(busy / quiet);
      say(`p95 of the list ${busy.toFixed(0)} ms while all come back, ${quiet.toFixed(1)} before`);
    }
  } finally {
    await list.close();
  }
  return ratios;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
