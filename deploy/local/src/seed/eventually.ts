import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 180_000;
const EVERY_MS = 150;

/** Asks until there is an answer. Throws where there is none after three minutes. */
export async function eventually<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > until) throw new Error(`${what} took longer than ${PATIENCE_MS / 1_000} s`);
    await delay(EVERY_MS);
  }
}
