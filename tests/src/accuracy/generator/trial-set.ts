/** Readers are developed on one set and judged on the other: its layout families, seeds and some of its words are its own. */
export const TRIAL_SETS = ['develop', 'report'] as const;
export type TrialSet = (typeof TRIAL_SETS)[number];
