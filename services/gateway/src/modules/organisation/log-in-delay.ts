/** Attempts are counted over so many minutes. */
export const WINDOW_MINUTES = 15;

/** How many attempts of a subject are borne in that time, and how long each makes the next one wait. */
export interface AttemptLimit {
  readonly most: number;
  delayAfter(attempts: number): number;
}

const FREE_FAILURES = 4;
const LONGEST_DELAY_S = 16;

/** Failures of an account and of an address: typing errors cost nothing, guessing gets slower and slower, and ends. */
export const LOG_INS: AttemptLimit = {
  most: 10,
  delayAfter: (failures) => (failures <= FREE_FAILURES ? 0 : Math.min(LONGEST_DELAY_S, 2 ** (failures - FREE_FAILURES - 1))),
};

/** New accounts from one address: an office signs up in a morning, a machine does not in a minute. */
export const SIGN_UPS: AttemptLimit = { most: 30, delayAfter: () => 0 };

/** Links to set a new password: few for an account, so that nobody's mailbox is flooded, and some for an office. */
export const RESETS_OF_ACCOUNT: AttemptLimit = { most: 5, delayAfter: () => 0 };
export const RESETS_OF_ADDRESS: AttemptLimit = { most: 30, delayAfter: () => 0 };
