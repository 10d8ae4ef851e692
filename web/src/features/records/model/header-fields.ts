import { headerFieldsOf, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { markOf } from '../../../components/trade/mark-of.js';

/** The eight that a person looks at first. */
// biome-ignore format: a table reads best in rows
const FIRST: Readonly<Record<RecordKind, readonly RecordField[]>> = {
  waybill: ['waybill_number', 'shipper_name', 'consignee_name', 'vessel', 'port_of_loading', 'port_of_discharge', 'packages', 'gross_weight'],
  invoice: ['seller_name', 'buyer_name', 'invoice_number', 'invoice_date', 'incoterm', 'currency', 'goods_total', 'total_amount'],
  'packing-list': ['invoice_number', 'seller_name', 'consignee_name', 'date', 'packages', 'net_weight', 'gross_weight', 'volume'],
  'certificate-of-origin': ['certificate_number', 'agreement', 'exporter_name', 'importer_name', 'invoice_number', 'departure_date', 'origin_criterion', 'signature_exists'],
  'packing-declaration': ['consignment_identifier', 'issuer_name', 'q1_unacceptable_packaging', 'q2_timber', 'q2_bamboo', 'q3_ispm15', 'issue_date', 'signature_exists'],
  'fumigation-certificate': ['certificate_number', 'treatment_provider', 'fumigant', 'dosage', 'exposure_hours', 'completion_date', 'containers', 'signature_exists'],
  'china-export-declaration': ['customs_number', 'domestic_shipper', 'overseas_consignee', 'export_date', 'waybill_number', 'packages', 'gross_weight', 'net_weight'],
  declaration: ['owner_name', 'owner_id', 'entry_nature', 'transport_mode', 'vessel', 'arrival_date', 'valuation_date', 'duty_date'],
  'cargo-report': ['house_bill', 'master_bill', 'vessel', 'voyage', 'arrival_port', 'consignee_name', 'packages', 'gross_weight'],
};

/** How much of a header is shown: the first eight, everything that was read, or every field there is. */
export const EXTENTS = ['first', 'read', 'all'] as const;
export type Extent = (typeof EXTENTS)[number];

/** Of invoices and packing lists the header leaves the room to the lines; of the others it is the matter itself. */
export function extentAtFirst(kind: RecordKind): Extent {
  return kind === 'invoice' || kind === 'packing-list' ? 'first' : 'read';
}

/** Names of the header fields to show. A value that wants to be looked at is always among them. */
export function shownHeaderFields(record: ShippingRecord, extent: Extent): RecordField[] {
  const first = FIRST[record.kind];
  const others = headerFieldsOf(record.kind).filter((field) => !first.includes(field));
  const read = others.filter((field) => record.fields[field]?.value != null);
  if (extent === 'first') return [...first, ...read.filter((field) => wantsALook(record.fields[field]))];
  if (extent === 'read') return [...first, ...read];
  return [...first, ...read, ...others.filter((field) => !read.includes(field))];
}

function wantsALook(value: ShownValue | undefined): boolean {
  const mark = markOf(value);
  return mark !== null && mark !== 'person';
}

const TITLES: Readonly<Record<RecordKind, readonly RecordField[]>> = {
  waybill: ['bl_number', 'waybill_number', 'house_number'],
  invoice: ['invoice_number'],
  'packing-list': ['packing_list_number', 'invoice_number'],
  'certificate-of-origin': ['certificate_number', 'document_reference'],
  'packing-declaration': ['consignment_identifier', 'container_number'],
  'fumigation-certificate': ['certificate_number'],
  'china-export-declaration': ['customs_number', 'pre_entry_number'],
  declaration: ['broker_reference', 'owner_reference'],
  'cargo-report': ['house_bill', 'master_bill'],
};

/** The number by which people know the record, null while none was read. */
export function titleOf(record: ShippingRecord): string | null {
  const found = TITLES[record.kind].map((field) => record.fields[field]?.value).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : null;
}
