import type { ShownValue } from '@tallyport/contracts/shipping-record/http';
import { followsForCertain, SURE } from './fold-value.js';

/** Why a value asks for a look, the worst first. */
export const ASKING = ['disagree', 'unverified', 'doubtful'] as const;
export type Asking = (typeof ASKING)[number];

/** What a person is asked about a value: a later reading says otherwise, it was found on no page, or it is doubtful. */
export function askOf(value: ShownValue | undefined): Asking | null {
  if (!value || value.value === null || value.value === '') return null;
  if (value.offered !== null) return 'disagree';
  if (value.by !== null || value.method === 'person' || value.confirmed != null) return null;
  if (value.place === null) return followsForCertain(value) ? null : 'unverified';
  return value.confidence < SURE ? 'doubtful' : null;
}
