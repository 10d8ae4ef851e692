import type { CheckedValue, MissingValue } from '@tallyport/contracts/check/http';
import type { CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { Finding } from './check.js';
import type { Part } from './papers.js';

/** The finding of a rule that either holds or does not; the first of the values is the one to look at. */
export function judged(isRight: boolean, values: readonly CheckedValue[], difference: string | null = null): Finding {
  return isRight ? { outcome: 'holds', values } : { outcome: 'fails', values, missing: [], difference };
}

/** A finding names at most so many of the values that a wrong one was looked for among. */
export const MOST_NAMED = 20;

/** The finding of a rule by which a field of a part is one of those that other parts say, each under its key. */
export function oneOf(
  key: string,
  others: ReadonlyMap<string, Part>,
  part: Part,
  field: RecordField,
  theirs: RecordField = field,
): Finding {
  const match = others.get(key);
  const compared = match === undefined ? [...others.values()].slice(0, MOST_NAMED) : [match];
  return judged(match !== undefined, [...part.checked(field), ...compared.flatMap((one) => one.checked(theirs))]);
}

/** The finding of a rule by which all of these fields have to say something. */
export function filledIn(part: Part, ...fields: readonly RecordField[]): Finding {
  const [values, missing] = [part.checked(...fields), part.missing(...fields)];
  return missing.length === 0 ? { outcome: 'holds', values } : lacking(values, missing);
}

/** The finding of a rule that fails for what ought to be there. */
export function lacking(values: readonly CheckedValue[], missing: readonly MissingValue[], difference: string | null = null): Finding {
  return { outcome: 'fails', values, missing, difference };
}

/** What a rule about these fields of one part says: `judge` is asked once all are there; without them it cannot say. */
export function about(part: Part, fields: readonly RecordField[], judge: () => Finding): Finding {
  const missing = part.missing(...fields);
  return missing.length > 0 ? { outcome: 'cannot say', values: part.checked(...fields), missing } : judge();
}

/** A rule that needs a paper which is not there. */
export function withoutPaper(kind: RecordKind, values: readonly CheckedValue[]): Finding {
  return { outcome: 'cannot say', values, missing: [missingPaper(kind)] };
}

export function missingPaper(kind: RecordKind): MissingValue {
  return { record_id: null, kind, line_id: null, field: null, row: null };
}

/** A rule that needs a row of a dated table which nobody has imported for the day. */
export function withoutRow(table: CustomsTableName, key: string, values: readonly CheckedValue[]): Finding {
  const missing = { record_id: null, kind: null, line_id: null, field: null, row: `${table} ${key}` };
  return { outcome: 'cannot say', values, missing: [missing] };
}
