import type { ShownValue } from '@tallyport/contracts/shipping-record/http';
import { askOf } from '@tallyport/domain/shipping-record/ask-of';
import type { MarkKind } from './mark.js';

/** What is to be said of a value, null for a sure one. What a person wrote is ink and asks for nothing, nor does what one confirmed. */
export function markOf(value: ShownValue | undefined): MarkKind | null {
  if (!value || value.value === null) return null;
  if (value.by !== null || value.method === 'person') return 'person';
  return askOf(value);
}
