import type { FieldValue } from '@tallyport/contracts/values/field-change';

type Values = Readonly<Record<string, FieldValue>>;

/** A line in a few words: its product code, its description, its container, or whatever it says first. */
export function lineName(values: Values): FieldValue {
  return values['product_code'] ?? values['description'] ?? values['number'] ?? Object.values(values)[0] ?? null;
}

/** Only the values of what was read or is shown. */
export function valuesOf(fields: Readonly<Record<string, { readonly value: FieldValue }>>): Values {
  return Object.fromEntries(Object.entries(fields).map(([field, { value }]) => [field, value]));
}
