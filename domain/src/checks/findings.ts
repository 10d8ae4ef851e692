import type { CheckedValue } from '@tallyport/contracts/check/http';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { Finding } from './check.js';
import type { Part } from './papers.js';

/** The finding of a rule that either holds or does not; the first of the values is the one to look at. */
export function judged(isRight: boolean, values: readonly CheckedValue[], difference: string | null = null): Finding {
  return isRight ? { outcome: 'holds', values } : { outcome: 'fails', values, missing: [], difference };
}

/** The finding of a rule by which all of these fields have to say something. */
export function filledIn(part: Part, ...fields: readonly RecordField[]): Finding {
  const [values, missing] = [part.checked(...fields), part.missing(...fields)];
  return missing.length === 0 ? { outcome: 'holds', values } : { outcome: 'fails', values, missing, difference: null };
}

/** What a rule about these fields of one part says: `judge` is asked once all are there; without them it cannot say. */
export function about(part: Part, fields: readonly RecordField[], judge: () => Finding): Finding {
  const missing = part.missing(...fields);
  return missing.length > 0 ? { outcome: 'cannot say', values: part.checked(...fields), missing } : judge();
}

/** A rule that needs a paper which is not there. */
export function withoutPaper(kind: RecordKind, values: readonly CheckedValue[]): Finding {
  return { outcome: 'cannot say', values, missing: [{ record_id: null, kind, line_id: null, field: null }] };
}
