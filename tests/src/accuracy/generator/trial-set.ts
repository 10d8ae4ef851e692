/**
 * Readers are developed on the first three sets and judged on `report`, whose layout families, seeds and words are its own,
 * and on `held`, which has only papers on forms and of which nobody looks at more than the figures.
 * `tuned` was the judge before its words became known; `fresh` came with the present judge, and may be looked at.
 */
export const TRIAL_SETS = ['develop', 'tuned', 'fresh', 'report', 'held'] as const;
export type TrialSet = (typeof TRIAL_SETS)[number];
