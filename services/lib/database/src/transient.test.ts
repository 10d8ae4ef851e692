import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/test-database.js';
import { isConnectionLoss, isContention, retryTransient } from './transient.js';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  pool = database.pool(undefined, 4);
  await pool.query('create table account (id int primary key, amount int not null)');
  await pool.query('insert into account values (1, 0), (2, 0)');
});
afterAll(() => database.drop());

const quickly = () => 1;

describe('fault 22: forced deadlocks and serialization failures', () => {
  test('of two transactions that lock crosswise, both succeed, because the loser is run again', async () => {
    const meet = barrier(2);
    let tries = 0;
    /** Who looks for the deadlock first is the one that gives way; the other one never looks within this test. */
    const crosswise = (first: number, second: number, looksAfter: string) =>
      retryTransient(async () => {
        tries += 1;
        await inTransaction(async (client) => {
          await client.query(`set local deadlock_timeout = '${looksAfter}'`);
          await client.query('update account set amount = amount + 1 where id = $1', [first]);
          await meet();
          await client.query('update account set amount = amount + 1 where id = $1', [second]);
        });
      }, quickly);
    await Promise.all([crosswise(1, 2, '10ms'), crosswise(2, 1, '1h')]);
    const { rows } = await pool.query<{ amount: number }>('select amount from account order by id');
    expect(rows.map((row) => row.amount)).toEqual([2, 2]);
    // On a busy machine the loser may be back before the winner wakes, and lose once more.
    expect(tries).toBeGreaterThan(2);
  });

  test('a serialization failure is run again with what the other one wrote', async () => {
    let tries = 0;
    await retryTransient(async () => {
      tries += 1;
      await inTransaction(async (client) => {
        await client.query('set transaction isolation level serializable');
        await client.query('select sum(amount) from account');
        if (tries === 1) await pool.query('update account set amount = 10 where id = 1');
        await client.query('update account set amount = amount + 1 where id = 1');
      });
    }, quickly);
    const { rows } = await pool.query<{ amount: number }>('select amount from account where id = 1');
    expect([tries, rows[0]?.amount]).toEqual([2, 11]);
  });

  test('what fails three times is thrown, as contention', async () => {
    let tries = 0;
    const failing = retryTransient(() => {
      tries += 1;
      return pool.query(`do $$ begin raise exception 'forced' using errcode = '40001'; end $$`);
    }, quickly);
    await expect(failing).rejects.toSatisfy(isContention);
    expect(tries).toBe(3);
  });

  test('anything else is thrown at once', async () => {
    let tries = 0;
    const failing = retryTransient(() => {
      tries += 1;
      return pool.query('select 1 / 0');
    }, quickly);
    await expect(failing).rejects.toThrow('division by zero');
    expect(tries).toBe(1);
  });
});

test('fault 18: a connection that is cut under a statement is one that was lost', async () => {
  const client = await pool.connect();
  client.on('error', () => undefined);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const sleeping = client.query('select pg_sleep(30)').catch((error: unknown) => error);
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  expect(await sleeping).toSatisfy(isConnectionLoss);
  client.release(true);
});

async function inTransaction(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Resolves for everybody once `count` have come; who comes later is not held up. */
function barrier(count: number): () => Promise<void> {
  let come = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    come += 1;
    if (come >= count) resolve();
    return promise;
  };
}
