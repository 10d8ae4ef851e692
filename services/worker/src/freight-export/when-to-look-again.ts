const SECOND_MS = 1_000;
/** A call that is only late is mostly there by then. */
const SECOND_LOOK_MS = 30 * SECOND_MS;

/**
 * How long to wait before it is looked again for a call that is not there, so long after nobody knew of it any more; null where none can
 * arrive late any more. It is looked once soon, and once when it is settled.
 */
export function whenToLookAgain(settleSeconds: number, passedMs: number): number | null {
  const left = settleSeconds * SECOND_MS - passedMs;
  if (left <= 0) return null;
  return passedMs < SECOND_LOOK_MS ? Math.min(left, SECOND_LOOK_MS) : left + SECOND_MS;
}
