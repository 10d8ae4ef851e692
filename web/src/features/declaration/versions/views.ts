/** What is shown of a version: how it differs from another, or a part of it as it was lodged. */
export const VIEWS = ['difference', 'facts', 'header', 'valuation', 'lines'] as const;
export type View = (typeof VIEWS)[number];
