import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEnd, startChild } from '@tallyport/local/processes/child';
import { freePort } from '@tallyport/local/processes/free-port';
import { until } from '../../support/until.js';
import { cpuMicrosOf } from '../cpu.js';
import type { Side } from '../harness.js';
import { onSchedule } from './open-loop.js';

/** So many clients ask at the same time, each again as soon as it was answered. */
const CLIENTS = 8;

/** A server that lists jobs, as a process of its own, asked over connections that stay open. */
export class ListServer implements Side {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  /** The length of the right answer. */
  private expected = 0;

  private constructor(
    private readonly address: string,
    private readonly token: string,
    private readonly body: string | undefined,
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
    const server = new ListServer(`http://127.0.0.1:${port}${path}`, token, body, child.pid, port, async () => {
      server.agent.destroy();
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

  async slice(ms: number): Promise<number> {
    const end = performance.now() + ms;
    const counts = await Promise.all(Array.from({ length: CLIENTS }, () => this.client(end)));
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
    return Buffer.concat(await this.get()).toString();
  }

  private async client(end: number): Promise<number> {
    let answers = 0;
    while (performance.now() < end) {
      await this.askChecked();
      answers += 1;
    }
    return answers;
  }

  private async askChecked(): Promise<void> {
    const length = (await this.get()).reduce((sum, chunk) => sum + chunk.length, 0);
    if (length !== this.expected) throw new Error(`an answer has ${length} bytes instead of ${this.expected}`);
  }

  private get(): Promise<Buffer[]> {
    const method = this.body === undefined ? 'GET' : 'POST';
    const headers = { authorization: `Token ${this.token}`, ...(this.body !== undefined && { 'content-type': 'application/json' }) };
    return new Promise((resolve, reject) => {
      const asked = request(this.address, { agent: this.agent, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(chunks);
          else reject(new Error(`${answer.statusCode}: ${Buffer.concat(chunks).toString()}`));
        });
      });
      asked.on('error', reject);
      asked.end(this.body);
    });
  }
}
