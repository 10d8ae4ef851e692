import type pg from 'pg';

/** Lends a connection to `work` and takes it back. One that was lost meanwhile does not go back into the pool, which sees that. */
export async function withClient<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}
