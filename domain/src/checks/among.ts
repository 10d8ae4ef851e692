import type { CheckedValue } from '@tallyport/contracts/check/http';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { Finding } from './check.js';
import { judged, MOST_NAMED, withoutPaper } from './findings.js';
import type { Part } from './papers.js';

/** Whom a value is compared with: the parts of other papers, and the fields of theirs that may say it. */
export interface Others {
  readonly kind: RecordKind;
  readonly parts: readonly Part[];
  readonly fields: readonly [RecordField, ...RecordField[]];
}

/** What a rule says by which a value is one of those that other papers say. Without the value, or without theirs, it cannot say. */
export function among(
  part: Part,
  field: RecordField,
  { kind, parts, fields }: Others,
  isSame: (one: string, other: string) => boolean,
): Finding {
  const value = part.text(field);
  const values = part.checked(field);
  if (value === null) return { outcome: 'cannot say', values, missing: part.missing(field) };
  if (parts.length === 0) return withoutPaper(kind, values);
  const said: readonly CheckedValue[] = parts.flatMap((other) => other.checked(...fields));
  if (said.length === 0) return { outcome: 'cannot say', values, missing: parts.flatMap((other) => other.missing(fields[0])) };
  const match = said.find((other) => isSame(value, other.value));
  return judged(match !== undefined, [...values, ...(match === undefined ? said.slice(0, MOST_NAMED) : [match])]);
}
