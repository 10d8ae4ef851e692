import { FIELDS_ABOUT_OTHERS, namedEntries } from '@tallyport/contracts/shipping-record/fields';
import type { RecordView } from '@tallyport/domain/shipping-record/fold';
import { isUnverified, SURE } from '@tallyport/domain/shipping-record/fold-value';

const ABOUT_OTHERS = [...FIELDS_ABOUT_OTHERS].map((field) => `'${field}'`).join(', ');

/** {@link unverifiedValues} for PostgreSQL: whether a row `f` of `json_each` over the fields of a record or a line is one of them. */
export const IS_UNVERIFIED = `f.value ->> 'value' is not null and f.value ->> 'place' is null
  and f.value ->> 'method' <> 'person' and f.value ->> 'confirmed' is null and f.key not in (${ABOUT_OTHERS})
  and not (f.value ->> 'method' in ('inferred', 'embedded data') and (f.value ->> 'confidence')::float8 >= ${SURE})`;

/** How many values of a record the reader could not point at on the page. */
export function unverifiedValues({ withdrawn, fields, lines }: Pick<RecordView, 'withdrawn' | 'fields' | 'lines'>): number {
  if (withdrawn) return 0;
  const values = [fields, ...lines.map((line) => line.fields)].flatMap(namedEntries);
  return values.filter(([field, value]) => !FIELDS_ABOUT_OTHERS.has(field) && isUnverified(value)).length;
}
