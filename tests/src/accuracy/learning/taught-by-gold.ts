import type { Taught } from '@tallyport/reading/learning/lesson';
import type { Gold, GoldValue } from '../generator/gold.js';
import type { DocumentScore } from '../score/score-document.js';

/** What somebody who knows the truth would correct on a paper: every header value that was read wrongly or not at all. */
export function taughtByGold({ fields }: Gold, { misses }: DocumentScore): Map<string, Taught> {
  const wrong = misses.filter(({ line, outcome }) => line === null && outcome !== 'invented');
  return new Map(
    wrong.flatMap(({ field }) => {
      const value = writtenBy(fields[field] ?? null);
      return value === null ? [] : [[field, { value, place: null }] as const];
    }),
  );
}

function writtenBy(value: GoldValue): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
