import type { TestDatabase } from '@tallyport/database/testing/test-database';
import pg from 'pg';
import { cpuMicrosOf, ownCpuMicros } from './cpu.js';
import type { Side } from './harness.js';

export interface AppendShape {
  readonly database: TestDatabase;
  readonly connections: number;
  readonly batch: number;
}

/** Streams are fresh and this long, as docs/figures.md asks. */
const STREAM_LENGTH = 40;

/** What both sides of P1 share: as many lines of work as connections, each writing stream after stream of forty events. */
export abstract class AppendingSide implements Side {
  constructor(
    protected readonly pool: pg.Pool,
    private readonly backends: readonly number[],
    protected readonly shape: AppendShape,
  ) {}

  async slice(ms: number): Promise<number> {
    const end = performance.now() + ms;
    const counts = await Promise.all(Array.from({ length: this.shape.connections }, () => this.work(end)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  cpuMicros(): number {
    return this.backends.reduce((sum, pid) => sum + cpuMicrosOf(pid), ownCpuMicros());
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  abstract check(): Promise<void>;

  /** Writes one fresh stream, and stops early when the time is up. Answers how many events it wrote. */
  protected abstract writeStream(appends: number, isTimeUp: () => boolean): Promise<number>;

  private async work(end: number): Promise<number> {
    let events = 0;
    const isTimeUp = () => performance.now() >= end;
    while (!isTimeUp()) events += await this.writeStream(STREAM_LENGTH / this.shape.batch, isTimeUp);
    return events;
  }
}

/** A pool of exactly this many connections, all open and kept open while the other side works, with the processes that serve them. */
export async function fullPool(url: string, connections: number): Promise<{ pool: pg.Pool; backends: number[] }> {
  const pool = new pg.Pool({ connectionString: url, max: connections, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  const answers = await Promise.all(clients.map((client) => client.query<{ pid: number }>('select pg_backend_pid() as pid')));
  for (const client of clients) client.release();
  return { pool, backends: answers.flatMap(({ rows }) => rows.map((row) => row.pid)) };
}
