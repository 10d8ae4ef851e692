/**
 * Readers are developed on the first three sets and judged on `report`, whose layout families, seeds and words are its own,
 * and on `held`, which has only papers on forms and of which nobody looks at more than the figures.
 * `trade` and `sealed` have papers as the programs of the trade print them; `trade` may be looked at, `sealed` is judged by its figures only.
 * `tuned` was the judge before its words became known; `fresh` came with the present judge, and may be looked at.
 */
export const TRIAL_SETS = ['develop', 'tuned', 'fresh', 'trade', 'report', 'held', 'sealed'] as const;
export type TrialSet = (typeof TRIAL_SETS)[number];
