import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.js';

/** Does a piece of work again and again with a pause between, until it is stopped. A failure is logged and costs one turn. */
export class Recurring {
  private readonly ended = new AbortController();
  private readonly running: Promise<void>;

  constructor(
    private readonly task: string,
    private readonly pauseMs: number,
    private readonly log: Log,
    work: () => Promise<unknown>,
  ) {
    this.running = this.run(work);
  }

  async stop(): Promise<void> {
    this.ended.abort();
    await this.running;
  }

  private async run(work: () => Promise<unknown>): Promise<void> {
    while (!this.ended.signal.aborted) {
      try {
        await work();
      } catch (error) {
        this.log.warn({ err: error, task: this.task }, 'a recurring task failed; it is tried again');
      }
      await sleep(this.pauseMs, undefined, { signal: this.ended.signal }).catch(() => undefined);
    }
  }
}
