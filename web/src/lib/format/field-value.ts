import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import { showDay } from './dates.js';
import { showDecimal } from './figures.js';

/** A value of a record as people read it: figures grouped, days written out, everything else as it stands. */
export function showFieldValue(raw: string, form: FieldForm | null, locale: string): string {
  if (form === 'decimal' && /^-?\d+(\.\d+)?$/.test(raw)) return showDecimal(raw, locale);
  if (form === 'day' && /^\d{4}-\d\d-\d\d$/.test(raw)) return showDay(raw, locale);
  return raw;
}
