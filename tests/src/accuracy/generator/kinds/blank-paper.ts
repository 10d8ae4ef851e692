import type { Paper } from '../paper.js';

/** A paper with nothing on it, for programs that print their papers whole. */
export function blankPaper(): Paper {
  return {
    title: '',
    issuer: null,
    facts: { parties: [], references: [], route: [], terms: [], cargo: [], sums: [], closing: [] },
    table: null,
    labels: {},
    questions: [],
    remarks: [],
    signature: null,
    stamp: null,
    gold: { fields: {} },
  };
}
