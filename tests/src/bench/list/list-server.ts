import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEnd, startChild } from '@tallyport/local/processes/child';
import { freePort } from '@tallyport/local/processes/free-port';
import { until } from '../../support/until.js';
import { cpuMicrosOf } from '../cpu.js';
import type { Side } from '../harness.js';
import { CLIENTS, ListClient } from './list-client.js';
import { onSchedule } from './open-loop.js';

/** A server that lists jobs, as a process of its own, asked over connections that stay open. */
export class ListServer implements Side {
  /** The length of the right answer. */
  private expected = 0;

  private constructor(
    private readonly client: ListClient,
    readonly pid: number,
    readonly port: number,
    readonly close: () => Promise<void>,
  ) {}

  static async start(
    { name, entry, token, path, body }: { name: string; entry: string; token: string; path: string; body?: string },
    environment: Readonly<Record<string, string>>,
  ): Promise<ListServer> {
    const folder = mkdtempSync(join(tmpdir(), 'tallyport-bench-'));
    const port = await freePort();
    const child = await startChild({
      name,
      command: process.execPath,
      args: [entry],
      env: { ...environment, PORT: String(port), NODE_ENV: 'production' },
      logFile: join(folder, `${name}.log`),
    });
    const client = new ListClient({ address: `http://127.0.0.1:${port}${path}`, token, body });
    const server = new ListServer(client, child.pid, port, async () => {
      client.close();
      await child.stop();
      await rm(folder, { recursive: true, force: true });
    });
    const isReady = () => server.ask().then(Boolean, () => false);
    await until(`${name} answers`, async () => {
      if (child.hasExited()) throw new Error(await describeEnd(child));
      return isReady();
    });
    server.expected = Buffer.byteLength(await server.ask());
    return server;
  }

  /** So many clients ask at the same time, each again as soon as it was answered. */
  async slice(ms: number): Promise<number> {
    const end = performance.now() + ms;
    const counts = await Promise.all(Array.from({ length: CLIENTS }, () => this.answersUntil(end)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  cpuMicros(): number {
    return cpuMicrosOf(this.pid);
  }

  /** Every answer was checked by its length while it was measured; what it says is compared before. */
  check(): Promise<void> {
    return Promise.resolve();
  }

  /** Asks on a schedule, and answers how long each asker waited from the time at which it was due, in milliseconds. */
  latencies(perSecond: number, requests: number): Promise<number[]> {
    return onSchedule(perSecond, requests, () => this.askChecked());
  }

  /** One answer, whole. */
  async ask(): Promise<string> {
    return Buffer.concat(await this.client.ask()).toString();
  }

  private async answersUntil(end: number): Promise<number> {
    let answers = 0;
    while (performance.now() < end) {
      await this.askChecked();
      answers += 1;
    }
    return answers;
  }

  private async askChecked(): Promise<void> {
    const length = (await this.client.ask()).reduce((sum, chunk) => sum + chunk.length, 0);
    if (length !== this.expected) throw new Error(`an answer has ${length} bytes instead of ${this.expected}`);
  }
}
