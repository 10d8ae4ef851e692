import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';

/** Fields by which people call a record: the first that says something. */
const NAMED_BY: readonly RecordField[] = ['invoice_number', 'packing_list_number', 'waybill_number', 'bl_number', 'house_number'];

/** How a record is called; null where none of its numbers is known. */
export function recordNumber({ fields }: Pick<ShippingRecord, 'fields'>): string | null {
  const number = NAMED_BY.map((field) => fields[field]?.value).find((value) => value != null);
  return number === undefined || number === null ? null : String(number);
}
