import { setTimeout as sleep } from 'node:timers/promises';

/** Waiting times that grow from `firstMs` by doubling up to `mostMs`, each with up to a quarter of jitter. */
export function backoffMs(attempt: number, firstMs = 100, mostMs = 5_000, random: () => number = Math.random): number {
  const base = Math.min(mostMs, firstMs * 2 ** Math.min(attempt, 20));
  return base * (1 + random() / 4);
}

interface Retrying {
  /** Whether a failed try may be followed by another; tries count from 1. Throws what ends the work otherwise. */
  mayRetry(error: unknown, tries: number): boolean;
  /** How long to wait after so many tries. */
  pauseMs?(tries: number): number;
  readonly signal?: AbortSignal;
}

/** Does `work` until it succeeds, may not be tried again or `signal` aborts; answers or throws what the last try did. */
export async function retrying<T>(work: () => Promise<T>, { mayRetry, pauseMs = backoffMs, signal }: Retrying): Promise<T> {
  for (let tries = 1; ; tries++) {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      if (!mayRetry(error, tries)) throw error;
      await sleep(pauseMs(tries), undefined, signal && { signal });
    }
  }
}

/** Repeats `work` until it succeeds or `signal` aborts; `onFailure` hears of each failure, whose number counts from 0. */
export function untilItWorks<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  onFailure: (error: unknown, attempt: number) => void,
): Promise<T> {
  const mayRetry = (error: unknown, tries: number) => {
    onFailure(error, tries - 1);
    return true;
  };
  return retrying(work, { mayRetry, pauseMs: (tries) => backoffMs(tries - 1), signal });
}
