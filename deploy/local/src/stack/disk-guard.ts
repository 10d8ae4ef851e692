import { open, rm, statfs } from 'node:fs/promises';

const MEGABYTE = 1_048_576;
const LOOK_MS = 1_000;

/** How much space means what, in megabytes. */
export interface DiskLimits {
  /** With less than this, writes are refused; with twice as much they are taken again. */
  readonly low: number;
  /** With less than this, the reserve is given up, so that an engine which ended for want of space can start again. */
  readonly none: number;
  readonly reserve: number;
}

const LIMITS: DiskLimits = { low: 96, none: 24, reserve: 48 };

export interface GuardedDisk {
  /** A folder of the disk. */
  readonly folder: string;
  /** A file that only holds space. */
  readonly reserveFile: string;
  switchWrites(what: 'taken' | 'refused'): Promise<void>;
  say(line: string): void;
}

/**
 * Watches the disk of the database while the stack runs (fault 15). When it runs full, writes are refused in time, so that reading
 * goes on; when there is space again, they are taken again by themselves.
 */
export class DiskGuard {
  private refuses = false;
  private readonly timer: NodeJS.Timeout;
  private looking = Promise.resolve();

  constructor(
    private readonly disk: GuardedDisk,
    private readonly limits: DiskLimits = LIMITS,
  ) {
    const look = () => {
      this.looking = this.looking.then(() => this.look()).catch(() => undefined);
    };
    this.timer = setInterval(look, LOOK_MS).unref();
    look();
  }

  /** Ends the watch and gives the reserve back. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await rm(this.disk.reserveFile, { force: true });
  }

  private async look(): Promise<void> {
    const { low, none, reserve } = this.limits;
    const free = await this.freeMegabytes();
    if (free < none) await rm(this.disk.reserveFile, { force: true });
    if (free < low && !this.refuses)
      await this.turn('refused', `The disk of ${this.disk.folder} is full: reading goes on, writing is refused until there is space`);
    if (free > 2 * low && this.refuses) await this.turn('taken', `The disk of ${this.disk.folder} has space again: writing goes on`);
    if (free > 2 * low + reserve && !this.refuses) await this.keepReserve();
  }

  private async turn(what: 'taken' | 'refused', sentence: string): Promise<void> {
    await this.disk.switchWrites(what);
    this.refuses = what === 'refused';
    this.disk.say(sentence);
  }

  private async keepReserve(): Promise<void> {
    const file = await open(this.disk.reserveFile, 'wx', 0o600).catch(() => undefined);
    if (file === undefined) return;
    try {
      for (let written = 0; written < this.limits.reserve; written += 1) await file.write(Buffer.alloc(MEGABYTE));
    } finally {
      await file.close();
    }
  }

  private async freeMegabytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.disk.folder);
    return (bavail * bsize) / MEGABYTE;
  }
}
