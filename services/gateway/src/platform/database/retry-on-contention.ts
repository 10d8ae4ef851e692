import { backoffMs, retrying } from '@tallyport/runtime/backoff';
import { databaseFailureOf } from './database-failure.js';

const TRIES = 4;

/** Repeats a transaction that failed by contention with another, at most three times; the caller then meets a 409. */
export function retryOnContention<T>(transaction: () => Promise<T>): Promise<T> {
  const mayRetry = (error: unknown, tries: number) => tries < TRIES && databaseFailureOf(error) === 'contention';
  return retrying(transaction, { mayRetry, pauseMs: (tries) => backoffMs(tries, 5, 100) });
}
