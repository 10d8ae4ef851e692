import { readFile, writeFile } from 'node:fs/promises';
import type { HostileAnswer } from './hostile-answer.js';
import { HOSTILE_ANSWERS } from './hostile-answers.js';
import { judgeHostileAnswer } from './judge-hostile-answer.js';

/** What judging one answer cost. */
export interface HostileCost {
  readonly name: string;
  readonly kind: string;
  /** By the clock, and of the processor alone: a machine that does other things too is slower by the clock. */
  readonly milliseconds: number;
  readonly processorMilliseconds: number;
  /** By how much the process grew at its highest. */
  readonly bytes: number;
}

/** As often as a machine that does other things too may be slow. */
const TRIES = 5;
const ENOUGH_MS = 50;

/** A process of its own, with `--expose-gc`: judges each hostile answer and says as JSON lines the least time and the most memory that it took. Needs Linux. */
for (const answer of HOSTILE_ANSWERS) {
  const costs = [await costOf(answer)];
  while (costs.length < TRIES && leastOf(costs, 'milliseconds') > ENOUGH_MS) costs.push(await costOf(answer));
  const [first] = costs;
  const cost = {
    ...first,
    milliseconds: leastOf(costs, 'milliseconds'),
    processorMilliseconds: leastOf(costs, 'processorMilliseconds'),
    bytes: Math.max(...costs.map(({ bytes }) => bytes)),
  };
  process.stdout.write(`${JSON.stringify(cost)}\n`);
}

function leastOf(costs: readonly HostileCost[], figure: 'milliseconds' | 'processorMilliseconds'): number {
  return Math.min(...costs.map((cost) => cost[figure]));
}

async function costOf(answer: HostileAnswer): Promise<HostileCost> {
  globalThis.gc?.();
  const before = await forgetPeak();
  const [began, usage] = [performance.now(), process.cpuUsage()];
  const { kind } = await judgeHostileAnswer(answer);
  const milliseconds = performance.now() - began;
  const { user, system } = process.cpuUsage(usage);
  const processorMilliseconds = (user + system) / 1_000;
  return { name: answer.name, kind, milliseconds, processorMilliseconds, bytes: (await peak()) - before };
}

/** Lets the system begin anew with the highest point of this process, and says where it stands. */
async function forgetPeak(): Promise<number> {
  await writeFile('/proc/self/clear_refs', '5');
  return peak();
}

async function peak(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/mu.exec(status)?.[1] ?? 0) * 1024;
}
