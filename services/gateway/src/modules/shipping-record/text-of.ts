import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShownLine } from '@tallyport/contracts/shipping-record/http';

/** The text of a field; null where it says nothing. */
export function textOf({ fields }: ShownLine, field: RecordField): string | null {
  const value = fields[field]?.value;
  return typeof value === 'string' && value !== '' ? value : null;
}
