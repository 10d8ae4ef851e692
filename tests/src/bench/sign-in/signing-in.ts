import { Agent, request } from 'node:http';
import { cpuMicrosOf } from '../cpu.js';
import type { Side } from '../harness.js';

/** Signs people in at a server, so many at the same time, each from a network address of their own. */
export class SigningIn implements Side {
  private readonly agent = new Agent({ keepAlive: true });
  private count = 0;

  constructor(
    private readonly port: number,
    private readonly path: string,
    private readonly pid: number,
    private readonly emails: readonly string[],
    private readonly password: string,
    private readonly together = 2,
  ) {}

  async slice(ms: number): Promise<number> {
    const end = performance.now() + ms;
    return this.untilOver(() => performance.now() >= end);
  }

  /** Goes on until it is over. Answers how many were signed in. */
  async untilOver(isOver: () => boolean): Promise<number> {
    const before = this.count;
    const line = async () => {
      while (!isOver()) await this.one();
    };
    await Promise.all(Array.from({ length: this.together }, line));
    return this.count - before;
  }

  cpuMicros(): number {
    return cpuMicrosOf(this.pid);
  }

  /** Each was answered with 200. */
  check(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    this.agent.destroy();
  }

  private one(): Promise<void> {
    const n = this.count;
    this.count += 1;
    const body = JSON.stringify({ email: this.emails[n % this.emails.length], password: this.password });
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    };
    return new Promise((resolve, reject) => {
      const asked = request(
        { port: this.port, host: '127.0.0.1', path: this.path, method: 'POST', agent: this.agent, headers },
        (answer) => {
          answer.resume();
          answer.on('error', reject);
          answer.on('end', () => {
            if (answer.statusCode === 200) resolve();
            else reject(new Error(`a sign-in was answered ${answer.statusCode}`));
          });
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  }
}
