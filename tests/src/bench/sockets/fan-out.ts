import { readFileSync } from 'node:fs';
import type { Bench } from '../bench.js';
import { cpuMicrosOf } from '../cpu.js';
import { exactly } from '../exact.js';
import { type BenchLine, judged, type VoidLine } from '../goal.js';
import { compareBesideControl, QUICK_ROUNDS, type Rounds, type Side } from '../harness.js';
import { Crowd } from './crowd.js';
import { type SocketServer, type SocketServers, tell, withSocketServers } from './socket-servers.js';

const CLIENTS = 1_000;
const QUICK_CLIENTS = 100;
/** So many changes come together. */
const BATCH = 10;
const PAGE_BYTES = 4_096;

/** P13: a change of an organisation told to 1,000 sockets, and what a socket costs in memory, against ws that sends the same text to each. */
export const fanOut: Bench = {
  id: 'P13',
  title: 'a change told to 1,000 sockets against a bare ws loop',
  async *run(say, rounds) {
    yield* await withSocketServers((servers) => measure(servers, rounds, say));
  },
};

async function measure({ ours, bare, same, tokens, change }: SocketServers, rounds: Rounds, say: (progress: string) => void) {
  const size = rounds === QUICK_ROUNDS ? QUICK_CLIENTS : CLIENTS;
  say(`${size} sockets at each of three servers`);
  const before = [ours, bare].map(memoryOf);
  const crowds = [ours, bare, same].map(({ address }) => new Crowd(address, tokens, size, false));
  const [own, plain, again] = crowds as [Crowd, Crowd, Crowd];
  // Each is welcomed by a frame.
  for (const crowd of crowds) await Promise.all([crowd.until(size), crowd.open()]);
  const reader = new Crowd(ours.address, tokens, 1, true);
  await reader.open();
  await Promise.all([reader.until(1), own.until(size * 2), change(1)]);
  await reader.drop();
  const told = new Told(ours, own, () => change(BATCH));
  const texts = Array.from({ length: BATCH }, () => reader.sample);
  const loop = (server: SocketServer, crowd: Crowd) => new Told(server, crowd, () => tell(server, texts));
  const { speed, cpu, alike } = await compareBesideControl(told, loop(bare, plain), loop(same, again), rounds);
  const after = [ours, bare].map(memoryOf);
  const [grown = Number.NaN, grownBare = Number.NaN] = after.map((bytes, index) => bytes - (before[index] ?? 0));
  say(`memory grew by ${(grown / size / 1_024).toFixed(1)} kB a socket, by ${(grownBare / size / 1_024).toFixed(1)} at ws alone`);
  for (const crowd of crowds) await crowd.drop();
  const lines: (BenchLine | VoidLine)[] = [
    judged({ id: 'P13', what: 'a frame to one of 1,000 sockets: CPU', ratio: cpu, goal: { atMost: 0.9 } }, alike.cpu),
    judged({ id: 'P13', what: 'a frame to one of 1,000 sockets: frames/s', ratio: speed, goal: {} }, alike.speed),
    { id: 'P13', what: 'memory of a socket', ratio: exactly(grown / grownBare), goal: { atMost: 1.6 } },
  ];
  return lines;
}

/** A server whose crowd is told something again and again; an operation is one frame that one client got. */
class Told implements Side {
  constructor(
    private readonly server: SocketServer,
    private readonly crowd: Crowd,
    private readonly tellAll: () => Promise<unknown>,
  ) {}

  async slice(ms: number): Promise<number> {
    const end = performance.now() + ms;
    let frames = 0;
    while (performance.now() < end) {
      this.crowd.reset();
      await Promise.all([this.crowd.until(BATCH * this.crowd.size), this.tellAll()]);
      frames += BATCH * this.crowd.size;
    }
    return frames;
  }

  cpuMicros(): number {
    return cpuMicrosOf(this.server.pid);
  }

  /** Every frame was waited for. */
  check(): Promise<void> {
    return Promise.resolve();
  }
}

/** What a process holds of the memory of the machine. */
function memoryOf({ pid }: SocketServer): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
}
