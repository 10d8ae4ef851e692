import { CARGO_REPORT_HEADER_FIELDS, CARGO_REPORT_LINE_FIELDS } from '../declaration/cargo-report-fields.js';
import { CHARGE_FIELDS, DECLARATION_HEADER_FIELDS, GOODS_FIELDS, INVOICE_FIELDS, TRANSPORT_FIELDS } from '../declaration/line-fields.js';
import { OPTIONAL_FIELDS } from '../declaration/optional-fields.js';
import { formsOf } from '../declaration/value-rule.js';
import type { FieldForm } from './forms.js';
import type { RecordKind } from './kinds.js';

/** Fields that tell how another value was found: nobody is asked whether they are right. */
export const FIELDS_ABOUT_OTHERS: ReadonlySet<RecordField> = new Set(['match_confidence']);

/** The header fields of each record, in the order in which they are shown. */
// biome-ignore format: a table reads best in rows
export const HEADER_FIELDS = {
  waybill: {
    waybill_number: 'text', bl_number: 'text', master_number: 'text', house_number: 'text', issue_date: 'day', issue_place: 'text',
    transport_mode: 'code', carrier: 'text', vessel: 'text', voyage: 'text', flight: 'text',
    shipper_name: 'text', shipper_address: 'long text', consignee_name: 'text', consignee_address: 'long text',
    notify_party: 'long text', delivery_agent: 'long text',
    place_of_receipt: 'text', port_of_loading: 'text', port_of_discharge: 'text', place_of_delivery: 'text',
    shipped_on_board_date: 'day', freight_terms: 'code', freight_payable_at: 'text', incoterm: 'code', original_bills: 'decimal',
    packages: 'decimal', package_type: 'text', gross_weight: 'decimal', net_weight: 'decimal', chargeable_weight: 'decimal',
    weight_unit: 'code', volume: 'decimal', volume_unit: 'code', shipping_marks: 'long text', goods_description: 'long text',
    release: 'text', handling_information: 'long text', purchase_order: 'text',
    booking_number: 'text', export_declaration_number: 'text', hs_code: 'code', declared_value: 'decimal', currency: 'code',
    master_bill_number: 'text', issuing_agent: 'text', agent_iata_code: 'text', account_number: 'text', first_carrier: 'text', flight_date: 'day',
    port_of_discharge_code: 'code', charges_code: 'code', rate_class: 'code', declared_value_carriage: 'text', declared_value_customs: 'text',
    bill_mark: 'code', scac: 'code', pro_number: 'text', order_number: 'text', trailer_number: 'text', seal: 'text',
    shipment_date: 'day', destination: 'text', export_references: 'long text', country_of_origin: 'text', signature_exists: 'yes or no',
  },
  invoice: {
    invoice_number: 'text', invoice_date: 'day', due_date: 'day', purchase_order: 'text', contract_number: 'text', waybill_number: 'text', container_number: 'text',
    seller_name: 'text', seller_address: 'long text', buyer_name: 'text', buyer_address: 'long text', buyer_abn: 'text',
    consignee_name: 'text', consignee_address: 'long text',
    incoterm: 'code', payment_terms: 'long text', currency: 'code', country_of_origin: 'text',
    port_of_loading: 'text', port_of_discharge: 'text', transport_mode: 'code', vessel: 'text', voyage: 'text', carrier: 'text',
    packages: 'decimal', package_type: 'text', net_weight: 'decimal', gross_weight: 'decimal', weight_unit: 'code',
    volume: 'decimal', volume_unit: 'code', shipping_marks: 'long text',
    goods_total: 'decimal', freight: 'decimal', insurance: 'decimal', discount: 'decimal', tax: 'decimal', other_charges: 'decimal', total_amount: 'decimal',
    order_number: 'text', tracking_number: 'text', export_references: 'long text', country_of_export: 'text', country_of_destination: 'text',
    notify_party_name: 'text', freight_terms: 'code', letter_of_credit: 'text', advance_payment: 'decimal', signature_exists: 'yes or no',
  },
  'packing-list': {
    packing_list_number: 'text', date: 'day', invoice_number: 'text', invoice_date: 'day', purchase_order: 'text',
    seller_name: 'text', seller_address: 'long text', buyer_name: 'text', buyer_address: 'long text',
    consignee_name: 'text', consignee_address: 'long text', shipping_method: 'text',
    port_of_loading: 'text', port_of_discharge: 'text', vessel: 'text', voyage: 'text', container_number: 'text',
    packages: 'decimal', package_type: 'text', net_weight: 'decimal', gross_weight: 'decimal', weight_unit: 'code',
    volume: 'decimal', volume_unit: 'code', dimensions: 'text', shipping_marks: 'long text',
    incoterm: 'code', currency: 'code', total_pieces: 'decimal',
    payment_terms: 'long text', total_quantity: 'decimal', quantity_unit: 'code', goods_description: 'long text', country_of_origin: 'text',
    transport_mode: 'code', carrier: 'text', containers: 'long text', order_number: 'text', contract_number: 'text', tracking_number: 'text',
    country_of_destination: 'text', signature_exists: 'yes or no',
  },
  'certificate-of-origin': {
    certificate_number: 'text', agreement: 'text', issuing_body: 'text', issued_in: 'text', issue_date: 'day', issue_place: 'text',
    exporter_name: 'text', exporter_address: 'long text', exporter_abn: 'text', producer_name: 'text', producer_address: 'long text',
    importer_name: 'text', importer_address: 'long text', company_name: 'text',
    invoice_number: 'text', invoice_date: 'day', waybill_number: 'text', document_reference: 'text', consignment_ref: 'text',
    departure_date: 'day', vessel_flight: 'text', port_of_loading: 'text', port_of_discharge: 'text',
    country_of_origin: 'text', country_of_destination: 'text', origin_criterion: 'text', issued_retrospectively: 'yes or no', third_party_invoicing: 'yes or no',
    buyer_name: 'text', buyer_address: 'long text', consignee_name: 'text', consignee_address: 'long text', certifier: 'text',
    vessel: 'text', voyage: 'text', transport_mode: 'code', containers: 'long text', goods_description: 'long text',
    packages: 'decimal', package_type: 'text', gross_weight: 'decimal', net_weight: 'decimal', weight_unit: 'code', shipping_marks: 'long text',
    date: 'day', declaration_place_date: 'text', printed_name: 'text',
    signature_exists: 'yes or no', certification_signature_exists: 'yes or no',
  },
  'packing-declaration': {
    issuer_name: 'text', issuer_address: 'long text', vessel: 'text', voyage: 'text',
    consignment_identifier: 'text', container_number: 'text', containers: 'long text',
    q1_unacceptable_packaging: 'yes or no', q2_timber: 'yes or no', q2_bamboo: 'yes or no', q3_ispm15: 'yes or no',
    treatment: 'text', container_clean: 'yes or no',
    signature_exists: 'yes or no', printed_name: 'text', issue_date: 'day', valid_from: 'day', valid_to: 'day', form_version: 'text',
  },
  'fumigation-certificate': {
    certificate_number: 'text', issue_date: 'day', expiry_date: 'day', treatment_provider: 'text', provider_registration: 'text',
    exporter_name: 'text', exporter_address: 'long text', importer_name: 'text', importer_address: 'long text',
    consignee_name: 'text', consignee_address: 'long text', packages: 'decimal', package_type: 'text', country_of_destination: 'text',
    goods_description: 'long text', country_of_origin: 'text', containers: 'long text',
    fumigant: 'text', dosage: 'decimal', exposure_hours: 'decimal', temperature: 'decimal', completion_date: 'day', fumigation_target: 'text',
    wrapping_statement: 'long text',
    vessel: 'text', voyage: 'text', port_of_loading: 'text', port_of_discharge: 'text', invoice_number: 'text', waybill_number: 'text',
    net_weight: 'decimal', gross_weight: 'decimal', weight_unit: 'code', printed_name: 'text', signature_exists: 'yes or no',
  },
  'china-export-declaration': {
    pre_entry_number: 'text', customs_number: 'text', customs_office: 'text', customs_office_code: 'code',
    export_date: 'day', declaration_date: 'day', record_number: 'text',
    domestic_shipper: 'text', domestic_shipper_code: 'code', overseas_consignee: 'text', overseas_consignee_code: 'code',
    domestic_trader: 'text', domestic_trader_code: 'code',
    producing_unit: 'text', producing_unit_code: 'code', declaring_unit: 'text', declaring_unit_code: 'code',
    transport_mode: 'text', transport_mode_code: 'code', vessel: 'text', voyage: 'text', waybill_number: 'text',
    supervision_mode: 'text', supervision_mode_code: 'code', levy_nature: 'text', levy_nature_code: 'code',
    licence_number: 'text', contract_number: 'text', trade_country: 'text', trade_country_code: 'code',
    destination_country: 'text', destination_country_code: 'code', destination_port: 'text', destination_port_code: 'code',
    exit_port: 'text', exit_port_code: 'code', package_type: 'text', package_type_code: 'code', packages: 'decimal',
    gross_weight: 'decimal', net_weight: 'decimal', weight_unit: 'code', incoterm: 'code', incoterm_code: 'code',
    freight: 'decimal', insurance: 'decimal', other_charges: 'decimal',
    containers: 'long text', certificate_of_origin_number: 'text', shipping_marks: 'long text',
  },
  declaration: formsOf(DECLARATION_HEADER_FIELDS),
  'cargo-report': formsOf(CARGO_REPORT_HEADER_FIELDS),
} as const satisfies Record<RecordKind, Record<string, FieldForm>>;

/**
 * The fields of a line: goods of an invoice or a certificate of origin, a container of a waybill, a package row of a packing
 * list, what `line_type` says on a declaration. A kind without any has no lines.
 */
// biome-ignore format: a table reads best in rows
export const LINE_FIELDS = {
  waybill: {
    number: 'text', seal: 'text', size_type: 'text', packages: 'decimal', package_type: 'text', gross_weight: 'decimal', volume: 'decimal',
  },
  invoice: {
    product_code: 'text', description: 'long text', hs_code: 'code', match_confidence: 'decimal', quantity: 'decimal', quantity_unit: 'code',
    unit_price: 'decimal', total_price: 'decimal', net_weight: 'decimal', net_weight_unit: 'code', country_of_origin: 'text',
    lookup_code: 'text', cw1_quantity: 'decimal', model: 'text', description_zh: 'long text', currency: 'code',
  },
  'packing-list': {
    package_range: 'text', container_number: 'text', product_code: 'text', model: 'text', description: 'long text', quantity: 'decimal', quantity_unit: 'code',
    packages: 'decimal', package_type: 'text', net_weight: 'decimal', gross_weight: 'decimal', dimensions: 'text', volume: 'decimal',
    pieces_per_package: 'decimal', purchase_order: 'text',
  },
  'certificate-of-origin': {
    item: 'text', description: 'long text', hs_code: 'code', origin_criterion: 'text', quantity: 'decimal', quantity_unit: 'code',
    gross_weight: 'decimal', net_weight: 'decimal', weight_unit: 'code', packages: 'decimal', package_type: 'text', shipping_marks: 'long text',
    country_of_origin: 'text', invoice_number: 'text', invoice_date: 'day', product_code: 'text', model: 'text', description_zh: 'long text',
    unit_price: 'decimal', total_price: 'decimal', currency: 'code',
  },
  'packing-declaration': {},
  'fumigation-certificate': {},
  'china-export-declaration': {
    item: 'text', hs_code: 'code', description: 'long text', model: 'long text', quantity: 'decimal', quantity_unit: 'code',
    unit_price: 'decimal', total_price: 'decimal', currency: 'code', legal_quantity: 'decimal', legal_quantity_unit: 'code',
    net_weight: 'decimal', country_of_origin: 'text', final_destination: 'text', domestic_source: 'text', duty_mode: 'text',
  },
  declaration: {
    line_type: 'code',
    ...formsOf(GOODS_FIELDS), ...formsOf(OPTIONAL_FIELDS), ...formsOf(INVOICE_FIELDS), ...formsOf(CHARGE_FIELDS), ...formsOf(TRANSPORT_FIELDS),
  },
  'cargo-report': formsOf(CARGO_REPORT_LINE_FIELDS),
} as const satisfies Record<RecordKind, Record<string, FieldForm>>;

export type HeaderField<Kind extends RecordKind> = keyof (typeof HEADER_FIELDS)[Kind];
export type LineField<Kind extends RecordKind> = keyof (typeof LINE_FIELDS)[Kind];

/** The name of a header or line field of any record. */
export type RecordField = { [Kind in RecordKind]: HeaderField<Kind> | LineField<Kind> }[RecordKind];
/** Something for each of some fields. A name that no record has does not compile. */
export type ByField<Value> = { [Field in RecordField]?: Value };

const RECORD_FIELDS: ReadonlySet<string> = new Set(
  [HEADER_FIELDS, LINE_FIELDS].flatMap((kinds) => Object.values(kinds).flatMap((fields) => Object.keys(fields))),
);

/** What there is of some fields, with their names. A name that is not of the vocabulary is left out. */
export function namedEntries<Value>(fields: ByField<Value>): [RecordField, Value][] {
  return Object.entries(fields).flatMap(([name, value]): [RecordField, Value][] =>
    isRecordField(name) && value !== undefined ? [[name, value]] : [],
  );
}

/** The names of a record's header fields, in the order in which they are shown. */
export function headerFieldsOf(kind: RecordKind): RecordField[] {
  return Object.keys(HEADER_FIELDS[kind]).filter(isRecordField);
}

/** The names of the fields of a record's lines, in the order in which they are shown. */
export function lineFieldsOf(kind: RecordKind): RecordField[] {
  return Object.keys(LINE_FIELDS[kind]).filter(isRecordField);
}

/** Whether a name is one of the vocabulary: what people and papers bring is asked before it is used as a field. */
export function isRecordField(name: string): name is RecordField {
  return RECORD_FIELDS.has(name);
}

/** The form of a header field (`line` false) or line field, or null where the record has no such field. */
export function fieldForm(kind: RecordKind, field: string, line: boolean): FieldForm | null {
  const fields: Record<string, FieldForm> = line ? LINE_FIELDS[kind] : HEADER_FIELDS[kind];
  return Object.hasOwn(fields, field) ? (fields[field] ?? null) : null;
}
