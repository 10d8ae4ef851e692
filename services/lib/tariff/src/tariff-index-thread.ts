import { Worker } from 'node:worker_threads';
import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import type { TariffSuggestion } from '@tallyport/domain/classification/tariff-suggestion';
import type { ThreadAnswer, ThreadRequest } from './thread-messages.js';

interface Waiting {
  resolve(suggestions: readonly TariffSuggestion[]): void;
  reject(error: Error): void;
}

/** One thread with an index in it. When it ends, everything that still waits for it fails. */
export class TariffIndexThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private ended: Error | null = null;

  constructor() {
    this.worker = new Worker(new URL(import.meta.resolve('@tallyport/tariff/tariff-thread')));
    this.worker.on('message', ({ id, suggestions }: ThreadAnswer) => {
      this.waiting.get(id)?.resolve(suggestions);
      this.waiting.delete(id);
    });
    this.worker.on('error', (error) => this.end(error instanceof Error ? error : new Error(String(error))));
    this.worker.on('exit', () => this.end(new Error('the thread of the tariff ended')));
    // A process that has nothing else to do may end.
    this.worker.unref();
  }

  get isAlive(): boolean {
    return this.ended === null;
  }

  /** Hands over the entries page by page and waits until they can be asked. */
  async load(pages: AsyncIterable<readonly TariffEntry[]>): Promise<void> {
    for await (const entries of pages) await this.request((id) => ({ id, kind: 'take', entries }));
    await this.request((id) => ({ id, kind: 'build' }));
  }

  ask(descriptions: readonly string[]): Promise<readonly TariffSuggestion[]> {
    return this.request((id) => ({ id, kind: 'ask', descriptions }));
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private request(make: (id: number) => ThreadRequest): Promise<readonly TariffSuggestion[]> {
    if (this.ended) return Promise.reject(this.ended);
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage(make(id));
    });
  }

  private end(error: Error): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(this.ended);
    this.waiting.clear();
  }
}
