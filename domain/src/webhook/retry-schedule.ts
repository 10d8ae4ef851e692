const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Standard Webhooks, "Deliverability and reliability": soon at first, then ever more slowly; here never more slowly than this. */
const PAUSES_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR] as const;
const LONGEST_MS = 10 * HOUR;
/** An endpoint that took nothing for so long is turned off. */
export const OFF_AFTER_MS = 5 * 24 * HOUR;

/**
 * How long an endpoint is left alone after so many tries of one message (from 1) that it did not take; null where it is turned off,
 * since it took nothing for five days. Up to a tenth is added by `dice` (0 to 1), so that many endpoints do not come at once.
 */
export function pauseAfter(tries: number, failingForMs: number, dice: number): number | null {
  if (failingForMs >= OFF_AFTER_MS) return null;
  const pause = PAUSES_MS[tries - 1] ?? LONGEST_MS;
  return Math.min(LONGEST_MS, Math.round(pause * (1 + dice / 10)));
}
