/** Lets `size` pieces of work run at once and `queue` more wait; what comes beyond is refused at once. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly size: number,
    private readonly queue: number,
  ) {}

  async run<T>(work: () => Promise<T>, refusal: () => Error): Promise<T> {
    if (this.running >= this.size) {
      if (this.waiting.length >= this.queue) throw refusal();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
