import type { RecordField } from '@tallyport/contracts/shipping-record/fields';

const FIELDS = { invoice: ['invoice_number'], waybill: ['waybill_number', 'bl_number'] } as const satisfies Record<
  string,
  readonly RecordField[]
>;
const LONGEST = 60;

/** The field of a record that holds the number it is known by, null for a kind that may share its number with others. */
export function numberFieldOf(kind: string, valueOf: (field: RecordField) => unknown): RecordField | null {
  if (kind !== 'invoice' && kind !== 'waybill') return null;
  return FIELDS[kind].find((field) => numberKey(valueOf(field)) !== null) ?? null;
}

/** A number as numbers are compared: letters and digits alone, in capitals. Null where nothing is left. */
export function numberKey(number: unknown): string | null {
  if (typeof number !== 'string') return null;
  const key = number.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
  return key === '' ? null : key.slice(0, LONGEST);
}
