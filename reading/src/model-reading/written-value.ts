import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import { Day } from '@tallyport/contracts/values/dates';
import { DecimalText } from '@tallyport/contracts/values/decimal';
import { isEmptyValue } from '@tallyport/domain/values/empty-values';

const LONGEST: Readonly<Record<FieldForm, number>> = {
  text: 500,
  'long text': 20_000,
  decimal: 30,
  day: 10,
  code: 40,
  'yes or no': 1,
};

/** What a model wrote for a field: a value, nothing, or what is no value of this form (`NaN`, `0000-00-00`). */
export type Written = { readonly kind: 'value'; readonly value: string } | { readonly kind: 'nothing' } | { readonly kind: 'misshapen' };

export function writtenValue(answer: string | null | undefined, form: FieldForm): Written {
  const value = answer?.trim() ?? '';
  if (isEmptyValue(value)) return { kind: 'nothing' };
  return isOfForm(value, form) ? { kind: 'value', value } : { kind: 'misshapen' };
}

function isOfForm(value: string, form: FieldForm): boolean {
  if (value.length > LONGEST[form]) return false;
  if (form === 'decimal') return DecimalText.safeParse(value).success;
  return form !== 'day' || Day.safeParse(value).success;
}
