import type { ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { MarkKind } from './mark.js';

/** Sure means at least this; a value that was found on no page is unverified, whatever its reader says. */
const SURE = 0.9;

/** What is to be said of a value, null for a sure one. What a person wrote is ink and asks for nothing. */
export function markOf(value: ShownValue | undefined): MarkKind | null {
  if (!value || value.value === null) return null;
  if (value.by !== null || value.method === 'person') return 'person';
  if (value.offered !== null) return 'disagree';
  if (value.place === null) return 'unverified';
  return value.confidence < SURE ? 'doubtful' : null;
}
