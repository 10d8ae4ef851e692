import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import { wordsOf } from '../code-words.js';
import { ownCodeOf } from '../records/line-choices.js';
import { showDay } from './dates.js';
import { showDecimal } from './figures.js';

/** A value of a record as people read it: figures grouped, days written out, codes that nobody reads in words, everything else as it stands. */
export function showFieldValue(raw: string, form: FieldForm | null, locale: string, field: string | null = null): string {
  const own = field === null ? undefined : ownCodeOf(field, raw);
  if (own) return wordsOf(own, locale);
  if (form === 'decimal' && /^-?\d+(\.\d+)?$/.test(raw)) return showDecimal(raw, locale);
  if (form === 'day' && /^\d{4}-\d\d-\d\d$/.test(raw)) return showDay(raw, locale);
  return raw;
}
