import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Asked } from './list-client.js';

/**
 * Asks for something on a schedule in a thread of its own, while this one is busy with something else: whoever asks beside that would
 * measure how long its own answers wait to be read.
 */
export class AskedBeside {
  private readonly thread: Worker;

  constructor(asked: Asked & { readonly perSecond: number }) {
    this.thread = new Worker(join(import.meta.dirname, 'asking-thread.js'), { workerData: asked });
  }

  /** How long each request took that was due while this went on, in milliseconds. */
  async during(work: () => Promise<unknown>): Promise<number[]> {
    const told = once(this.thread, 'message') as Promise<[{ latencies: number[] } | { error: string }]>;
    this.thread.postMessage('begin');
    await work();
    this.thread.postMessage('end');
    const [answer] = await told;
    if ('error' in answer) throw new Error(answer.error);
    return answer.latencies;
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }
}
