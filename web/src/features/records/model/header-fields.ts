import { HEADER_FIELDS } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';

/** The eight that a person looks at first; the others come when something was read for them, or when asked for. */
const FIRST: Readonly<Record<RecordKind, readonly string[]>> = {
  waybill: [
    'bl_number',
    'waybill_number',
    'shipper_name',
    'consignee_name',
    'vessel',
    'voyage',
    'port_of_loading',
    'port_of_discharge',
    'packages',
    'gross_weight',
  ],
  invoice: ['seller_name', 'buyer_name', 'invoice_number', 'invoice_date', 'incoterm', 'currency', 'goods_total', 'total_amount'],
  'packing-list': ['invoice_number', 'seller_name', 'consignee_name', 'date', 'packages', 'net_weight', 'gross_weight', 'volume'],
};

/** Names of the header fields to show, those of the contract's order first to last. */
export function headerFieldsOf(record: ShippingRecord, all: boolean): string[] {
  const fields = Object.keys(HEADER_FIELDS[record.kind]);
  if (all) return fields;
  const first = FIRST[record.kind];
  return [...first, ...fields.filter((field) => !first.includes(field) && record.fields[field]?.value != null)];
}

const TITLES: Readonly<Record<RecordKind, readonly string[]>> = {
  waybill: ['bl_number', 'waybill_number', 'house_number'],
  invoice: ['invoice_number'],
  'packing-list': ['packing_list_number', 'invoice_number'],
};

/** The number by which people know the record, null while none was read. */
export function titleOf(record: ShippingRecord): string | null {
  const found = TITLES[record.kind].map((field) => record.fields[field]?.value).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : null;
}
