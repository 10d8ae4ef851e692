import { createPool } from '@tallyport/database/connect';
import type { ServiceRole } from '@tallyport/database/role-passwords';
import type { TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';

const FOR_EVER = new Promise<never>(() => undefined);

let lives = 0;

/**
 * The database as one process sees it, and everything else that the process waits for. It dies at one of its awaits, before the
 * other side hears of it or after that has done it: its connections break, and nothing of the process goes on ever again.
 */
export class KillablePool {
  readonly name = `life-${(lives += 1)}`;
  readonly died: Promise<void>;
  private readonly inner: pg.Pool;
  private readonly clients = new Set<pg.PoolClient>();
  private resolveDied: () => void = () => undefined;
  private moments = 0;
  private isDead = false;

  /** `dieAt` is the ordinal of a moment: two for each await, from 1. */
  constructor(
    private readonly database: TestDatabase,
    private readonly dieAt: number,
    role: ServiceRole = 'projector',
  ) {
    this.inner = createPool({ url: database.urlOf(role), name: this.name, size: 3, isPipelined: role === 'projector' });
    this.inner.on('connect', (client) => this.clients.add(client));
    this.died = new Promise((resolve) => {
      this.resolveDied = resolve;
    });
  }

  /** What the process believes to be its pool. */
  readonly pool = {
    query: (...call: unknown[]) => this.awaiting(() => query(this.inner, call)),
    connect: async () => {
      const client = await this.awaiting(() => this.inner.connect());
      return { query: (...call: unknown[]) => this.awaiting(() => query(client, call)), release: () => this.isDead || client.release() };
    },
  } as unknown as pg.Pool;

  /** One await of the process. */
  async awaiting<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.moment();
    try {
      return await work();
    } finally {
      await this.moment();
    }
  }

  /** How many connections the process has not given back. */
  get lent(): number {
    return this.inner.totalCount - this.inner.idleCount;
  }

  /** Resolves when the server has heard of the end of every connection. */
  async waitUntilClosed(): Promise<void> {
    if (!this.isDead) await this.inner.end();
    const owner = this.database.pool();
    const sessions = 'select from pg_stat_activity where application_name = $1';
    while ((await owner.query(sessions, [`tallyport-${this.name}`])).rowCount !== 0);
  }

  private moment(): Promise<void> {
    this.moments += 1;
    if (this.moments === this.dieAt) this.die();
    return this.isDead ? FOR_EVER : Promise.resolve();
  }

  private die(): void {
    this.isDead = true;
    for (const client of this.clients) (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    this.resolveDied();
  }
}

function query(client: object, call: readonly unknown[]): Promise<unknown> {
  return (client as { query(...all: readonly unknown[]): Promise<unknown> }).query(...call);
}
