import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import { decimalOf } from './paste.js';

/** What somebody means who types a text into a field of this form: figures in their own grouping, `y` for `Y`. */
export function typedValue(form: FieldForm | null, text: string): string {
  if (form === 'decimal') return decimalOf(text);
  return form === 'yes or no' ? text.trim().toUpperCase() : text;
}
