import type { Check } from '../check.js';
import { claimOf, declaredLines } from '../declared.js';
import { filledIn, judged } from '../findings.js';

const PARTS = ['preference_origin', 'preference_rule_type'] as const;

/** A claimed preference names its country and its rule of origin; the general rate leaves both blank (domain: optional line fields, family 3). */
export const preferenceComplete: Check = {
  code: 'preference-complete',
  version: 1,
  category: 'Prefer',
  severity: 'error',
  run: (papers) =>
    declaredLines(papers).flatMap(({ line }) => {
      if (claimOf(line) !== null) return [filledIn(line, ...PARTS)];
      const left = line.checked(...PARTS);
      if (line.text('preference_scheme_type') === null && left.length === 0) return [];
      return [judged(left.length === 0, [...left, ...line.checked('preference_scheme_type')])];
    }),
};
