import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 180_000;
const EVERY_MS = 150;

/** Asks until there is an answer. Throws where there is none after three minutes, or as many milliseconds as are named. */
export async function eventually<T>(what: string, ask: () => Promise<T | null>, patienceMs = PATIENCE_MS): Promise<T> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > until) throw new TookTooLong(`${what} took longer than ${patienceMs / 1_000} s`);
    await delay(EVERY_MS);
  }
}

/** There was no answer in time. */
export class TookTooLong extends Error {}
