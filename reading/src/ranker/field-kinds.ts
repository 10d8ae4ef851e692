import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { entriesOf } from '@tallyport/domain/entries';
import type { Concept } from '../labels/concepts.js';

/** What sort of text the value of a field is: it says which parts of a page may be the value. */
export const VALUE_KINDS = ['name', 'address', 'number', 'day', 'amount', 'currency', 'weight', 'volume', 'count', 'place'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

const NUMERIC: ReadonlySet<ValueKind> = new Set<ValueKind>(['amount', 'weight', 'volume', 'count']);

export function isNumeric(kind: ValueKind): boolean {
  return NUMERIC.has(kind);
}

/** A field that is ranked, the kind of its values, and what labels for it name. */
export interface RankedField {
  readonly field: RecordField;
  readonly kind: ValueKind;
  readonly concepts: readonly Concept[];
}

/** One field a line: its name, its kind, the concepts that name it. */
const FIELDS = `
  seller_name name seller shipper
  seller_address address seller_address seller shipper
  buyer_name name buyer
  buyer_address address buyer
  consignee_name name consignee
  consignee_address address consignee
  shipper_name name shipper
  shipper_address address shipper
  exporter_name name shipper
  exporter_address address shipper
  importer_name name buyer consignee
  importer_address address buyer consignee
  producer_name name producer
  producer_address address producer
  issuer_name name company_name
  issuer_address address company_address
  carrier name carrier
  invoice_number number invoice_number invoice_number_and_date
  packing_list_number number packing_list_number
  certificate_number number certificate_number
  waybill_number number bl_number transport_document
  bl_number number bl_number
  booking_number number booking_number
  purchase_order number purchase_order
  order_number number order_number
  tracking_number number tracking_number
  voyage number voyage vessel_and_voyage
  flight number flight
  vessel name vessel vessel_and_voyage
  invoice_date day invoice_date invoice_number_and_date issue_date date
  issue_date day issue_date date
  date day date issue_date
  due_date day due_date
  shipped_on_board_date day on_board_date
  total_amount amount total_amount
  goods_total amount goods_total
  freight amount freight
  insurance amount insurance
  discount amount discount
  tax amount tax
  other_charges amount other_charges
  declared_value amount declared_value
  currency currency currency
  gross_weight weight gross_weight
  net_weight weight net_weight
  chargeable_weight weight chargeable_weight
  volume volume volume
  packages count packages
  total_pieces count total_pieces
  country_of_origin place country_of_origin
  country_of_export place country_of_export
  country_of_destination place country_of_destination
  port_of_loading place port_of_loading
  port_of_discharge place port_of_discharge
  place_of_receipt place place_of_receipt
  place_of_delivery place place_of_delivery
  issue_place place issue_place
`;

/** The fields that are ranked, in the order in which the model knows them. */
export const RANKED_FIELDS: readonly RankedField[] = entriesOf(FIELDS).map((line) => {
  const [field, kind, ...concepts] = line.trim().split(/\s+/u);
  return { field, kind, concepts } as RankedField;
});
