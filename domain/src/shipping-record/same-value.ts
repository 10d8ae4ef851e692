import type { FieldValue } from '@tallyport/contracts/values/field-change';

/** Whether two values say the same: nothing is nothing however it is written. */
export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return normal(one) === normal(other);
}

function normal(value: FieldValue | undefined): FieldValue {
  return value === undefined || value === '' ? null : value;
}
