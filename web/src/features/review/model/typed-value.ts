import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import { type DayOrder, daysIn } from '@tallyport/domain/values/dates';
import { type NumberStyle, soleNumberIn } from '@tallyport/domain/values/numbers';

/** How the document at hand writes figures and days. */
export interface PaperStyle {
  readonly numbers: NumberStyle;
  readonly days: DayOrder;
}

/**
 * What would be written of a text that was typed or taken from the page: the figure in it as a decimal, the day as ISO, a
 * code in capitals. A text that holds no such thing stays as it is, for the server to refuse; nothing is null.
 */
export function typedValue(text: string, form: FieldForm | null, style: PaperStyle): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  switch (form) {
    case 'decimal':
      return soleNumberIn(trimmed, style.numbers) ?? trimmed;
    case 'day':
      return daysIn(trimmed, style.days)[0]?.value ?? trimmed;
    case 'code':
      return trimmed.toUpperCase();
    case 'yes or no':
      return /^(y|yes|true|是)$/i.test(trimmed) ? 'Y' : /^(n|no|false|否)$/i.test(trimmed) ? 'N' : trimmed;
    case 'text':
      return trimmed.replace(/\s+/g, ' ');
    case 'long text':
    case null:
      return trimmed;
  }
}

/** The form that a value had to have and has not, which is said before Enter is pressed; null for a value that may stand there. */
export function missedForm(value: string | null, form: FieldForm | null): 'decimal' | 'day' | 'yes or no' | null {
  if (value === null) return null;
  switch (form) {
    case 'decimal':
      return /^-?\d+(\.\d+)?$/.test(value) ? null : form;
    case 'day':
      return /^\d{4}-\d\d-\d\d$/.test(value) ? null : form;
    case 'yes or no':
      return value === 'Y' || value === 'N' ? null : form;
    default:
      return null;
  }
}
