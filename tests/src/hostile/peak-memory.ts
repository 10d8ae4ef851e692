import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often the children are looked at, in milliseconds; the system itself remembers the highest point of each. */
const EVERY = 40;

export type ReaderProcess = 'parser' | 'recogniser';

/** Watches how much memory the reader's child processes take, each at its highest. Needs the process table of Linux. */
export class PeakMemory {
  private readonly highest = new Map<ReaderProcess, number>();
  private isWatching = true;
  private readonly watching: Promise<void>;

  constructor() {
    this.watching = this.watch();
  }

  /** In bytes since the last question; 0 where none of the kind was alive. */
  take(kind: ReaderProcess): number {
    const peak = this.highest.get(kind) ?? 0;
    this.highest.delete(kind);
    return peak;
  }

  async close(): Promise<void> {
    this.isWatching = false;
    await this.watching;
  }

  private async watch(): Promise<void> {
    while (this.isWatching) {
      await Promise.all((await childrenOf(process.pid)).map((pid) => this.look(pid)));
      await sleep(EVERY);
    }
  }

  private async look(pid: string): Promise<void> {
    const [command, status] = await Promise.all([textOf(`/proc/${pid}/cmdline`), textOf(`/proc/${pid}/status`)]);
    const kind = (['parser', 'recogniser'] as const).find((name) => command.includes(`${name}-process`));
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB/mu.exec(status)?.[1] ?? 0);
    if (kind !== undefined) this.highest.set(kind, Math.max(this.highest.get(kind) ?? 0, kilobytes * 1024));
  }
}

async function childrenOf(pid: number): Promise<string[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(threads.map((thread) => textOf(`/proc/${pid}/task/${thread}/children`)));
  return lists.flatMap((list) => list.split(' ').filter((child) => child !== ''));
}

const textOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');
