import { FIELDS_ABOUT_OTHERS } from '@tallyport/contracts/shipping-record/fields';
import type { RecordView } from '@tallyport/domain/shipping-record/fold';
import { isUnverified } from '@tallyport/domain/shipping-record/fold-value';

/** How many values of a record the reader could not point at on the page. */
export function unverifiedValues({ withdrawn, fields, lines }: Pick<RecordView, 'withdrawn' | 'fields' | 'lines'>): number {
  if (withdrawn) return 0;
  const values = [fields, ...lines.map((line) => line.fields)].flatMap((part) => Object.entries(part));
  return values.filter(([field, value]) => !FIELDS_ABOUT_OTHERS.has(field) && isUnverified(value)).length;
}
