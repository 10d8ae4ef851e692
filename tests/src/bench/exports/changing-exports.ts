import { randomUUID } from 'node:crypto';
import { callBegun, exportRequested, refused } from '@tallyport/projector/testing/sample-exports';
import type { AppendedStream } from '../browser/appended-stream.js';
import type { LiveDesk } from '../browser/live-desk.js';

const TICK_MS = 50;

interface Changing {
  readonly of: { readonly exportId: string; readonly workOrderId: string };
  readonly stream: AppendedStream;
  isHeld: boolean;
}

/** Exports of an organisation in the log, some of which are held and released without end. */
export class ChangingExports {
  private readonly exports: Changing[] = [];

  private constructor(private readonly desk: LiveDesk) {}

  /** So many that were refused, by one of twenty causes, and so many that are asked for and change. */
  static async record(desk: LiveDesk, waiting: number, changing: number): Promise<ChangingExports> {
    const exports = new ChangingExports(desk);
    for (let n = 0; n < waiting; n += 1) await exports.refuse(n);
    for (let n = 0; n < changing; n += 1) await exports.ask();
    return exports;
  }

  get held(): number {
    return this.exports.filter(({ isHeld }) => isHeld).length;
  }

  /** Holds or releases one after the other, so often a second, until told to end. Answers how many changes it made. */
  async change(perSecond: number, until: () => boolean): Promise<number> {
    const begin = performance.now();
    let done = 0;
    while (!until()) {
      const due = Math.floor(((performance.now() - begin) * perSecond) / 1_000) - done;
      const first = done % this.exports.length;
      const turn = [...this.exports.slice(first), ...this.exports.slice(0, first)].slice(0, due);
      await Promise.all(turn.map((one) => toggle(one)));
      done += turn.length;
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    }
    return done;
  }

  private async ask(): Promise<Changing> {
    const of = { exportId: randomUUID(), workOrderId: randomUUID() };
    const stream = this.desk.stream(`export/${of.exportId}`, of.workOrderId);
    await stream.append(exportRequested(of));
    const one = { of, stream, isHeld: false };
    this.exports.push(one);
    return one;
  }

  private async refuse(n: number): Promise<void> {
    const of = { exportId: randomUUID(), workOrderId: randomUUID() };
    const stream = this.desk.stream(`export/${of.exportId}`, of.workOrderId);
    const events = [exportRequested(of), callBegun(of), ...refused(of, 1, `Error - Organization code PARTY${n % 20} not found`)];
    for (const event of events) await stream.append(event);
  }
}

async function toggle(one: Changing): Promise<void> {
  const data = { ...one.of, reason: 'stocktaking' };
  await one.stream.append(one.isHeld ? { type: 'export.released', data } : { type: 'export.held', data: { ...data, hold: 'by-person' } });
  one.isHeld = !one.isHeld;
}
