import { createPool } from '@tallyport/database/connect';
import { Temporal } from '@tallyport/temporal/temporal';
import type pg from 'pg';
import type { OperatorConfig } from '../config.js';
import { Refused } from './subcommand.js';

/** A subcommand may read the whole log at once, and an operator waits for it. */
const ANSWER_MS = 60_000;

/** Runs `work` with a pool on the log, as the reactor's role, and closes it. */
export async function withLog<T>(config: OperatorConfig, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = createPool({ url: required(config.DATABASE_URL, 'DATABASE_URL'), name: 'tallyport', size: 4, answerMs: ANSWER_MS });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** Runs `work` with Temporal and closes the connection. */
export async function withTemporal<T>(config: OperatorConfig, work: (temporal: Temporal) => Promise<T>): Promise<T> {
  const temporal = Temporal.open({
    address: required(config.TEMPORAL_ADDRESS, 'TEMPORAL_ADDRESS'),
    namespace: config.TEMPORAL_NAMESPACE,
    commandKey: required(config.COMMAND_KEY, 'COMMAND_KEY'),
  });
  try {
    return await work(temporal);
  } finally {
    await temporal.close();
  }
}

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new Refused(`${name} is not set.`);
  return value;
}
