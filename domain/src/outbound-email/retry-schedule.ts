const MINUTE_MS = 60_000;

/** Growing pauses, the last one again and again: a server that greylists lets in after some minutes, one that is away may need hours. */
const PAUSES_MS = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE_MS);
const LONGEST_MS = 240 * MINUTE_MS;
/** What nobody took in a day is refused: whoever waits for it is told, and asks once more. */
const TRIED_WITHIN_MS = 24 * 60 * MINUTE_MS;

/** When a mail is tried again that was not taken for now, after so many tries since then; null where it is given up. */
export function nextTry(tries: number, triesSince: string, now: string, dice: number): string | null {
  const pause = PAUSES_MS[tries - 1] ?? LONGEST_MS;
  const at = Date.parse(now) + Math.round(pause * (1 + dice / 4));
  return at > Date.parse(triesSince) + TRIED_WITHIN_MS ? null : new Date(at).toISOString();
}
