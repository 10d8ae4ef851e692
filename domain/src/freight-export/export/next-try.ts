import type { ExportProgress } from './state.js';

const MINUTE_MS = 60_000;
/** What goes on by itself stops after so many calls, and after so long (specification of exports: at most five in two hours). */
const MOST_TRIES = 5;
const TRIED_WITHIN_MS = 120 * MINUTE_MS;

/** The pauses after the first, second, third and fourth call, in minutes. Each is lengthened by up to a quarter. */
const PAUSES = [1, 4, 12, 30];

/** When it is tried again by itself, or null where a person has to decide. */
export function nextTry({ tries, triesSince }: ExportProgress, now: string, jitter: number): string | null {
  const pause = PAUSES[tries - 1];
  if (tries >= MOST_TRIES || pause === undefined) return null;
  const at = Date.parse(now) + Math.round(pause * MINUTE_MS * (1 + jitter / 4));
  return triesSince !== null && at > Date.parse(triesSince) + TRIED_WITHIN_MS ? null : new Date(at).toISOString();
}
