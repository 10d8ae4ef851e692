import pg from 'pg';

const DATE = 1082;
const BIGINT = 20;
// A DATE stays text, or time zones would move it by a day. Positions are far below 2^53, so bigint is a number.
pg.types.setTypeParser(DATE, (value) => value);
pg.types.setTypeParser(BIGINT, Number);

export interface PoolOptions {
  readonly url: string;
  readonly name: string;
  readonly size?: number;
  /** How long a query may wait for a free connection, or a connection for its server. */
  readonly waitMs?: number;
}

/**
 * A pool that never waits for ever: connecting and each statement are bounded, so that a black hole
 * on the network costs seconds and not the service (fault 19).
 */
export function createPool({ url, name, size = 8, waitMs = 2_000 }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `tallyport-${name}`,
    max: size,
    connectionTimeoutMillis: waitMs,
    query_timeout: 30_000,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
  });
  // A connection that dies while idle is replaced on the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}
