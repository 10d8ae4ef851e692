/** Error codes of PostgreSQL that mean: not now. Connections, shut-downs, resources, cancelled and timed-out statements. */
const UNAVAILABLE = /^(08|53|57P|57014|55P03|25P0[34])/;
/** Serialization failure and deadlock: the same again may succeed. */
const CONTENTION = /^(40001|40P01)$/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** What node-postgres says without a code: the pool is exhausted, or a connection went away. */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/;

/** A disk that is full, and a server that takes no writes because its disk nearly is. */
const FULL = /^(53100|25006)$/;

/** What kind of failure of the database an error is: it cannot be reached, has no room, or two transactions contend; null for ours. */
export function databaseFailureOf(error: unknown): 'unavailable' | 'contention' | 'full' | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof AggregateError)
    return error.errors.some((inner) => databaseFailureOf(inner) === 'unavailable') ? 'unavailable' : null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (CONTENTION.test(code)) return 'contention';
  if (FULL.test(code)) return 'full';
  if (NETWORK.has(code) || UNAVAILABLE.test(code) || MESSAGES.test(error.message)) return 'unavailable';
  return null;
}
