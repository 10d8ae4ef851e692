import { fieldForm } from '@tallyport/contracts/shipping-record/fields';
import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { Day } from '@tallyport/contracts/values/dates';
import { DecimalText } from '@tallyport/contracts/values/decimal';
import type { FieldValue } from '@tallyport/contracts/values/field-change';
import { Rejection } from '../rejection.js';

const FITS: Readonly<Record<FieldForm, (value: string) => boolean>> = {
  text: (value) => value.length <= 500,
  'long text': (value) => value.length <= 20_000,
  decimal: (value) => DecimalText.safeParse(value).success,
  day: (value) => Day.safeParse(value).success,
  code: (value) => value.length <= 40,
  'yes or no': (value) => value === 'Y' || value === 'N',
};

/** Refuses a field that the record does not have. */
export function requireField(kind: RecordKind, field: string, isOfLine: boolean): FieldForm {
  const form = fieldForm(kind, field, isOfLine);
  if (form === null) throw new Rejection('record.unknown-field');
  return form;
}

/** Refuses a field that the record does not have, and a value that does not fit it. Nothing (null) always fits. */
export function requireFit(kind: RecordKind, field: string, isOfLine: boolean, value: FieldValue): void {
  const form = requireField(kind, field, isOfLine);
  if (value === null || value === '') return;
  if (typeof value !== 'string' || !FITS[form](value)) throw new Rejection('record.value-refused');
}

/** Whether the record has the field, and the value fits it. */
export function fits(kind: RecordKind, field: string, isOfLine: boolean, value: string): boolean {
  const form = fieldForm(kind, field, isOfLine);
  return form !== null && (value === '' || FITS[form](value));
}
