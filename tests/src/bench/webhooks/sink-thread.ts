import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A receiver beside this thread, so that it takes nothing of the loop that sends. */
export class SinkThread {
  private constructor(
    private readonly thread: Worker,
    readonly host: string,
  ) {}

  static async open(): Promise<SinkThread> {
    const thread = new Worker(new URL('./sink.js', import.meta.url));
    const [port] = (await once(thread, 'message')) as [number];
    return new SinkThread(thread, `127.0.0.1:${port}`);
  }

  get address(): string {
    return `http://${this.host}/in`;
  }

  async taken(): Promise<number> {
    this.thread.postMessage('how many');
    const [taken] = (await once(this.thread, 'message')) as [number];
    return taken;
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }
}
