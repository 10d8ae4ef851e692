import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type {} from 'vitest';
import { createPool } from '../connect.js';
import { kyselyOf } from '../kysely.js';
import { migrate } from '../migrate.js';
import { SERVICE_ROLES, type ServiceRole, setRolePasswords } from '../role-passwords.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that this test run started, as its superuser. */
    postgresUrl: string;
  }
}

/** "tallyport tests" as a number: roles belong to the whole cluster, so databases are made one at a time. */
const MAKING = 7_411_056;
/** Tests fill tables with one statement, on machines that do other things as well. */
const ANSWER_MS = 60_000;
const PASSWORD = 'only-for-tests-on-loopback';

/** A migrated database of one test file's own, on the server that the test run started. */
export interface TestDatabase {
  readonly name: string;
  /** The address as the owner of all tables. */
  readonly ownerUrl: string;
  /** The address as a service connects: a role that owns nothing. */
  urlOf(role: ServiceRole): string;
  /** A pool as that role, or as the owner: the same for the same size. `drop` closes it. */
  pool(role?: ServiceRole, size?: number): pg.Pool;
  drop(): Promise<void>;
}

/** Makes a database with every migration applied. `serverUrl` is any database of the server, as its superuser. */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const ownerUrl = addressOf(serverUrl, { database: name });
  await onServer(serverUrl, async (server) => {
    await server.query('select pg_advisory_lock($1)', [MAKING]);
    await server.query(`create database ${name}`);
    await prepare(ownerUrl);
  });
  const pools = new Map<string, pg.Pool>();
  const urlOf = (role: ServiceRole) => addressOf(serverUrl, { database: name, user: `tallyport_${role}`, password: PASSWORD });
  return {
    name,
    ownerUrl,
    urlOf,
    pool(role, size = 4) {
      const key = `${role} ${size}`;
      const known = pools.get(key);
      if (known) return known;
      const pool = createPool({
        url: role === undefined ? ownerUrl : urlOf(role),
        name: `test-${role ?? 'owner'}`,
        size,
        answerMs: ANSWER_MS,
        // As the projector itself connects.
        isPipelined: role === 'projector',
      });
      pools.set(key, pool);
      return pool;
    },
    async drop() {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
      await onServer(serverUrl, (server) => server.query(`drop database ${name} with (force)`));
    },
  };
}

async function prepare(ownerUrl: string): Promise<void> {
  const database = kyselyOf<unknown>(createPool({ url: ownerUrl, name: 'test-migrate', size: 1, answerMs: ANSWER_MS }));
  try {
    await migrate(database);
    await setRolePasswords(database, rolePasswords());
  } finally {
    await database.destroy();
  }
}

function rolePasswords(): Record<ServiceRole, string> {
  return Object.fromEntries(SERVICE_ROLES.map((role) => [role, PASSWORD])) as Record<ServiceRole, string>;
}

async function onServer(url: string, work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

function addressOf(serverUrl: string, parts: { database: string; user?: string; password?: string }): string {
  const address = new URL(serverUrl);
  address.pathname = `/${parts.database}`;
  if (parts.user !== undefined) address.username = parts.user;
  if (parts.password !== undefined) address.password = parts.password;
  return address.href;
}
