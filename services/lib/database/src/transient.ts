import { backoffMs, retrying } from '@tallyport/runtime/backoff';

const TRIES = 3;

/** Deadlocks and serialization failures: PostgreSQL chose this transaction to give way, and nothing of it happened. */
const CONTENTION = new Set(['40001', '40P01']);

/** The server went away or would not let us in yet: class 08, shutdown, crash, not ready. */
const LOST = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT']);

/** True when the transaction was undone because of another one; after the retries a person is told to try again (409). */
export function isContention(error: unknown): boolean {
  return CONTENTION.has(codeOf(error));
}

/** True when the connection was lost, so that nobody here knows whether the statement happened. */
export function isConnectionLoss(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== '') return LOST.has(code) || code.startsWith('08');
  return (
    error instanceof Error &&
    /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/.test(
      error.message,
    )
  );
}

/**
 * Does `work` again after contention or a lost connection, at most three times in all, with growing pauses. Only for work that
 * may be repeated: after a lost connection its first try may have happened.
 */
export function retryTransient<T>(
  work: () => Promise<T>,
  pauseMs: (attempt: number) => number = (attempt) => backoffMs(attempt, 50),
): Promise<T> {
  return retrying(work, { mayRetry: (error, tries) => tries < TRIES && (isContention(error) || isConnectionLoss(error)), pauseMs });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
