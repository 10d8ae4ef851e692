import type pg from 'pg';

/**
 * Lends a connection to `work` and takes it back. A connection that the server ends while it is lent says so to whoever
 * uses it next; without a listener it would end the process. One that is lost does not go back into the pool.
 */
export async function withClient<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let lost: Error | undefined;
  const onError = (error: Error) => {
    lost = error;
  };
  client.on('error', onError);
  try {
    return await work(client);
  } finally {
    client.off('error', onError);
    client.release(lost);
  }
}
