import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { Part } from '../../checks/papers.js';
import { isDoubtful, isUnverified } from '../../shipping-record/fold-value.js';

/** What a paper says without a doubt; null where it says nothing, or nobody has looked at a doubtful value yet. */
export function sureText(part: Part, field: RecordField): string | null {
  const shown = part.record.fields[field];
  return shown === undefined || isDoubtful(shown) || isUnverified(shown) ? null : part.text(field);
}
