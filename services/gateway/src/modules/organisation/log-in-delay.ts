/** At most so many failures per account and per address in so many minutes. */
export const MOST_FAILURES = 10;
export const WINDOW_MINUTES = 15;

const FREE_FAILURES = 4;
const LONGEST_DELAY_S = 16;

/** Seconds to wait after the n-th failure before the next try: typing errors cost nothing, guessing gets slower and slower. */
export function delayAfter(failures: number): number {
  return failures <= FREE_FAILURES ? 0 : Math.min(LONGEST_DELAY_S, 2 ** (failures - FREE_FAILURES - 1));
}
