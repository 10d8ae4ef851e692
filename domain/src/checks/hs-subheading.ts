import type { Part } from './papers.js';

const DIGITS = 6;

/** The first six digits of a code, which are the same in all countries (domain: identifiers and codes, §6); null where nothing is said. */
export function subheadingIn(part: Part, field: 'hs_code' | 'tariff_classification'): string | null {
  return part.text(field)?.replace(/\D/g, '').slice(0, DIGITS) ?? null;
}
