/** Error codes of PostgreSQL that mean: not now. Connections, shut-downs, resources, cancelled and timed-out statements. */
const UNAVAILABLE = /^(08|53|57P|57014|55P03|25P0[34])/;
/** Serialization failure and deadlock: the same again may succeed. */
const COLLISION = /^(40001|40P01)$/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** What node-postgres says without a code: the pool is exhausted, or a connection went away. */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/;

/** Whether an error is the database's trouble and not ours: it cannot be reached, or two transactions collided. */
export function databaseTrouble(error: unknown): 'unavailable' | 'collision' | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof AggregateError) return error.errors.some((inner) => databaseTrouble(inner) === 'unavailable') ? 'unavailable' : null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (COLLISION.test(code)) return 'collision';
  if (NETWORK.has(code) || UNAVAILABLE.test(code) || MESSAGES.test(error.message)) return 'unavailable';
  return null;
}
