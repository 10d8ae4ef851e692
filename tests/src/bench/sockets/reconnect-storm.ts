import type { Bench } from '../bench.js';
import { exactly } from '../exact.js';
import type { BenchLine } from '../goal.js';
import { QUICK_ROUNDS, type Rounds } from '../harness.js';
import { estimate } from '../statistics.js';
import { Crowd } from './crowd.js';
import { type SocketServers, withSocketServers } from './socket-servers.js';

const CLIENTS = 1_000;
const MISSED = 20;
const TIMES = 15;
const QUICK = { clients: 100, times: 3 };

/** P14: 1,000 sockets that were cut off come back at once and are told what they missed, against ws that lets 1,000 in and tells them nothing. */
export const reconnectStorm: Bench = {
  id: 'P14',
  title: '1,000 sockets resume at once against a bare accept of 1,000',
  async *run(say, rounds) {
    yield* await withSocketServers((servers) => measure(servers, rounds, say));
  },
};

async function measure({ ours, bare, tokens, change }: SocketServers, rounds: Rounds, say: (progress: string) => void) {
  const { clients, times } = rounds === QUICK_ROUNDS ? QUICK : { clients: CLIENTS, times: TIMES };
  const crowd = new Crowd(ours.address, tokens, clients, true);
  const plain = new Crowd(bare.address, tokens, clients, false);
  await crowd.open();
  await plain.open();
  // Each has heard one frame, so that it knows a place.
  await Promise.all([crowd.until(clients), change(1)]);
  const ratios: number[] = [];
  let wrong = 0;
  for (let time = 0; time < times; time += 1) {
    await Promise.all([crowd.drop(), plain.drop()]);
    crowd.reset();
    const streams = await change(MISSED);
    const resumed = async () => {
      await Promise.all([crowd.until(MISSED * clients), crowd.open()]);
      wrong += crowd.wrong(streams);
    };
    const isOursFirst = Math.random() < 0.5;
    const first = await timed(isOursFirst ? resumed : () => plain.open());
    const second = await timed(isOursFirst ? () => plain.open() : resumed);
    const [own, other] = isOursFirst ? [first, second] : [second, first];
    ratios.push(own / other);
    say(`all ${clients} are current after ${own.toFixed(0)} ms, let in by ws after ${other.toFixed(0)}`);
  }
  await Promise.all([crowd.drop(), plain.drop()]);
  const lines: BenchLine[] = [
    { id: 'P14', what: '1,000 sockets resume: time until all are current', ratio: estimate(ratios, Math.random), goal: { atMost: 3 } },
    { id: 'P14', what: 'sockets that missed a change or heard it twice', ratio: exactly(wrong), goal: { atMost: 0 } },
  ];
  return lines;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
