import { readFile, writeFile } from 'node:fs/promises';
import type { HostileAnswer } from './hostile-answer.js';
import { HOSTILE_ANSWERS } from './hostile-answers.js';
import { judgeHostileAnswer } from './judge-hostile-answer.js';

/** What judging one answer cost. */
export interface HostileCost {
  readonly name: string;
  readonly kind: string;
  /** Of the processor: what the clock says besides depends on what else the machine does. */
  readonly milliseconds: number;
  /** By how much the process grew at its highest. */
  readonly bytes: number;
}

/** As often as a machine that does other things too may be slow. */
const TRIES = 5;
const ENOUGH_MS = 50;

/** A process of its own, with `--expose-gc`: judges each hostile answer and says the least that it cost, as JSON lines. Needs Linux. */
for (const answer of HOSTILE_ANSWERS) {
  let least = await costOf(answer);
  for (let tried = 1; tried < TRIES && least.milliseconds > ENOUGH_MS; tried += 1) {
    const again = await costOf(answer);
    if (again.milliseconds < least.milliseconds) least = again;
  }
  process.stdout.write(`${JSON.stringify(least)}\n`);
}

async function costOf(answer: HostileAnswer): Promise<HostileCost> {
  globalThis.gc?.();
  const before = await forgetPeak();
  const began = process.cpuUsage();
  const { kind } = await judgeHostileAnswer(answer);
  const { user, system } = process.cpuUsage(began);
  return { name: answer.name, kind, milliseconds: (user + system) / 1_000, bytes: (await peak()) - before };
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
