import { setTimeout as sleep } from 'node:timers/promises';

/** Waiting times that grow from `firstMs` by doubling up to `mostMs`, each with up to a quarter of jitter. */
export function backoffMs(attempt: number, firstMs = 100, mostMs = 5_000, random: () => number = Math.random): number {
  const base = Math.min(mostMs, firstMs * 2 ** Math.min(attempt, 20));
  return base * (1 + random() / 4);
}

/** Repeats `work` until it succeeds or `signal` aborts; `onFailure` hears of each failure. */
export async function untilItWorks<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  onFailure: (error: unknown, attempt: number) => void,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      onFailure(error, attempt);
      await sleep(backoffMs(attempt), undefined, { signal });
    }
  }
}
