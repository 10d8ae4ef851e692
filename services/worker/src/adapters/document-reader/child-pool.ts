import { type ChildKind, ReaderChild } from './reader-child.js';

interface Waiting {
  readonly holding: string | null;
  readonly take: (child: ReaderChild) => void;
}

/** Up to `size` warm children of one kind, lent to one caller at a time; the others wait in line. */
export class ChildPool {
  private readonly idle: ReaderChild[] = [];
  private readonly waiting: Waiting[] = [];
  private lent = 0;
  private isClosed = false;

  constructor(
    readonly size: number,
    private readonly kind: ChildKind,
  ) {}

  /** Lends a child to `use`; one that holds the file already is preferred. */
  async withChild<T>(holding: string | null, signal: AbortSignal | undefined, use: (child: ReaderChild) => Promise<T>): Promise<T> {
    const child = await this.take(holding, signal);
    try {
      return await use(child);
    } finally {
      await this.giveBack(child);
    }
  }

  /** Kills every idle child, and every lent one when it comes back. */
  close(): void {
    this.isClosed = true;
    for (const child of this.idle.splice(0)) child.kill('reader-stopped');
  }

  private take(holding: string | null, signal: AbortSignal | undefined): Promise<ReaderChild> {
    signal?.throwIfAborted();
    if (this.lent < this.size) {
      this.lent += 1;
      return Promise.resolve(this.idleChild(holding));
    }
    return new Promise((resolve, reject) => {
      const stopWaiting = (): void => {
        this.waiting.splice(this.waiting.indexOf(place), 1);
        reject(signal?.reason as Error);
      };
      const place: Waiting = {
        holding,
        take: (child) => {
          signal?.removeEventListener('abort', stopWaiting);
          resolve(child);
        },
      };
      signal?.addEventListener('abort', stopWaiting, { once: true });
      this.waiting.push(place);
    });
  }

  private idleChild(holding: string | null): ReaderChild {
    const alive = this.idle.splice(0).filter((child) => child.isAlive);
    const index = Math.max(
      0,
      alive.findIndex((child) => child.holds === holding),
    );
    const [child] = alive.splice(index, 1);
    this.idle.push(...alive);
    return child ?? new ReaderChild(this.kind);
  }

  private async giveBack(child: ReaderChild): Promise<void> {
    const isWorn = child.isAlive && (await child.memory()) > this.kind.mostMemory * this.kind.wornAt;
    if (isWorn || this.isClosed) child.kill('reader-stopped');
    if (child.isAlive) this.idle.push(child);
    // The next call finds it started already.
    else if (isWorn && !this.isClosed) this.idle.push(new ReaderChild(this.kind));
    const next = this.waiting.shift();
    if (next === undefined) this.lent -= 1;
    else next.take(this.idleChild(next.holding));
  }
}
