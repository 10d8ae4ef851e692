import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPool } from './connect.js';
import { keepAlive } from './keep-alive.js';
import { createTestDatabase, type TestDatabase } from './testing/test-database.js';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  pool = createPool({ url: database.urlOf('worker'), name: 'bounded', size: 1, answerMs: 300 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function pidOf(client: Pick<pg.ClientBase, 'query'>): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

test('fault 19: a connection that did not answer in time is not lent to anybody else', async () => {
  const client = await pool.connect();
  const silent = await pidOf(client);
  await expect(client.query('select pg_sleep(60)')).rejects.toThrow('timeout');
  client.release();
  expect(await pidOf(pool)).not.toBe(silent);
});

test('fault 20: the database ends a statement whose asker has gone', async () => {
  await expect(pool.query('select pg_sleep(60)')).rejects.toThrow('timeout');
  const asleep = async () => {
    const { rows } = await database
      .pool()
      .query<{ count: number }>(`select count(*)::int from pg_stat_activity where query = 'select pg_sleep(60)' and datname = $1`, [
        database.name,
      ]);
    return rows[0]?.count;
  };
  while ((await asleep()) !== 0) await sleep(50);
});

test('fault 17: a connection that is cut while it is lent out ends no process, and is replaced', async () => {
  const client = await pool.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  await database.pool().query('select pg_terminate_backend($1)', [await pidOf(client)]);
  await ended;
  client.release();
  expect(await pidOf(pool)).toBeGreaterThan(0);
});

test('fault 19: a connection that only listens ends when it stays without an answer', async () => {
  const client = await pool.connect();
  keepAlive(client);
  const ended = new Promise((resolve) => client.once('end', resolve));
  // A process of the server that stands still is as silent as a network that drops everything.
  const pid = await pidOf(client);
  process.kill(pid, 'SIGSTOP');
  await ended;
  process.kill(pid, 'SIGCONT');
  client.release();
  expect(await pidOf(pool)).not.toBe(pid);
});
