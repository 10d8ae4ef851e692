import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 50;

/** Waits until `look` answers something other than undefined or false, and answers that. Fails with `what` when it takes too long. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false> | T | undefined | false,
  limitMs = 30_000,
): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (Date.now() > end) throw new Error(`waited ${limitMs} ms in vain: ${what}`);
    await sleep(LOOK_MS);
  }
}
