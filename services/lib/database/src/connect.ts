import pg from 'pg';
import { endOnTimeout } from './end-on-timeout.js';

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
  /** How long a statement may stay without an answer. */
  readonly answerMs?: number;
  /** Statements of a connection are sent without waiting for the answers to those before: what is asked at once shares round trips. */
  readonly isPipelined?: boolean;
}

/**
 * A pool that never waits for ever: connecting and each statement are bounded, and a connection that does not answer is given
 * up, so that a black hole on the network costs seconds and not the service (fault 19).
 */
export function createPool({ url, name, size = 8, waitMs = 2_000, answerMs = 5_000, isPipelined = false }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `tallyport-${name}`,
    max: size,
    connectionTimeoutMillis: waitMs,
    query_timeout: answerMs,
    pipeline: isPipelined,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
  });
  // A connection that dies is replaced on the next use. Without listeners it would end the process: one that is lent out tells
  // it itself, one that lies idle through the pool.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    endOnTimeout(client);
  });
  pool.on('error', () => undefined);
  return pool;
}
