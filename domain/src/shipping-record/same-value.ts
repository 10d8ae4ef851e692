import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import { DecimalText } from '@tallyport/contracts/values/decimal';
import type { FieldValue } from '@tallyport/contracts/values/field-change';
import { Decimal } from 'decimal.js';

type Value = FieldValue | undefined;

/** Whether two values of a field say the same: nothing is nothing however it is written, and `831` is `831.00` where a number stands. */
export function isSameValue(form: FieldForm | null, one: Value, other: Value): boolean {
  return normal(form, one) === normal(form, other);
}

function normal(form: FieldForm | null, value: Value): FieldValue {
  if (value === undefined || value === '') return null;
  return form === 'decimal' && DecimalText.safeParse(value).success ? plain(String(value)) : value;
}

/** Without zeros that change nothing, and without an exponent; minus zero is zero. */
function plain(decimal: string): string {
  const number = new Decimal(decimal);
  return number.isZero() ? '0' : number.toFixed();
}
