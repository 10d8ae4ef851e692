import { amount, client, code, codes, country, currency, day, flag, number, port, text, type ValueRule } from './value-rule.js';

/**
 * What a line of a declaration is: goods of one tariff classification; an invoice; a charge on an invoice; a bill or container that
 * the goods came with.
 */
export const LINE_TYPES = ['goods', 'invoice', 'charge', 'transport'] as const;
export type LineType = (typeof LINE_TYPES)[number];

export interface DeclarationField {
  readonly rule: ValueRule;
  /** Nothing can be lodged without it. */
  readonly isRequired?: true;
}

/** The fields that every line of goods can have, apart from the optional ones (domain: import declaration, §5). */
// biome-ignore format: a table reads best in rows
export const GOODS_FIELDS = {
  invoice_number: { rule: text(35), isRequired: true },
  product_code: { rule: text(40) },
  goods_description: { rule: text(250), isRequired: true },
  tariff_classification: { rule: code(8), isRequired: true },
  statistical_code: { rule: code(2), isRequired: true },
  quantity: { rule: number(3) },
  quantity_unit: { rule: code(5, 'tariff_unit') },
  price: { rule: amount('invoice'), isRequired: true },
  invoice_quantity: { rule: number(3) },
  invoice_quantity_unit: { rule: code(10) },
  net_weight: { rule: number(3) },
  supplier_name: { rule: text(200) },
  supplier_id: { rule: client },
  valuation_method: { rule: code(2, 'valuation_method'), isRequired: true },
  related_transaction: { rule: flag, isRequired: true },
  treatment_code: { rule: code(3, 'treatment') },
  treatment_instrument_no: { rule: text(10) },
  treatment_instrument_type: { rule: code(10, 'instrument_type') },
  permit_numbers: { rule: codes(35, 10) },
  container_numbers: { rule: codes(17, 50) },
  community_protection: { rule: text(250) },
  quarantine_premises: { rule: code(10) },
  quarantine_packages: { rule: number(0) },
  aqis_commodity_codes: { rule: codes(10, 10) },
  amber_statement: { rule: text(250) },
  /** Lines with the same one are declared together. */
  line_group: { rule: text(10) },
} as const satisfies Record<string, DeclarationField>;

/** An invoice with its terms, and what stands on it besides goods. `charge_included` is `Y` where the total takes account of it already. */
// biome-ignore format: a table reads best in rows
export const INVOICE_FIELDS = {
  invoice_number: { rule: text(35), isRequired: true },
  invoice_term: { rule: code(3, 'incoterm'), isRequired: true },
  invoice_total: { rule: amount('invoice_currency'), isRequired: true },
  /** What the prices of all its lines add up to, where that is not the total. */
  goods_total: { rule: amount('invoice_currency') },
  invoice_currency: { rule: currency, isRequired: true },
} as const satisfies Record<string, DeclarationField>;

// biome-ignore format: a table reads best in rows
export const CHARGE_FIELDS = {
  invoice_number: { rule: text(35), isRequired: true },
  charge: { rule: code(30), isRequired: true },
  charge_amount: { rule: amount('charge_currency'), isRequired: true },
  charge_currency: { rule: currency, isRequired: true },
  charge_included: { rule: flag },
} as const satisfies Record<string, DeclarationField>;

/** A bill of the consignment, in a container or not (domain: import declaration, §5, transport line). */
// biome-ignore format: a table reads best in rows
export const TRANSPORT_FIELDS = {
  cargo_type: { rule: code(3, 'cargo_type'), isRequired: true },
  container_number: { rule: code(17) },
  seal: { rule: text(15) },
  master_bill: { rule: text(35) },
  house_bill: { rule: text(35) },
  packages: { rule: number(0) },
  package_type: { rule: code(5) },
  shipping_marks: { rule: text(250) },
  consignment_reference: { rule: text(35) },
  visual_examination: { rule: flag },
} as const satisfies Record<string, DeclarationField>;

/** Who and where, in a header (domain: import declaration, §5). */
// biome-ignore format: a table reads best in rows
export const DECLARATION_HEADER_FIELDS = {
  declaration_type: { rule: code(3, 'declaration_type'), isRequired: true },
  declaration_purpose: { rule: code(3, 'declaration_purpose') },
  entry_nature: { rule: code(3), isRequired: true },
  branch_id: { rule: code(6) },
  broker_reference: { rule: text(20), isRequired: true },
  owner_name: { rule: text(200), isRequired: true },
  owner_id: { rule: client, isRequired: true },
  owner_cac: { rule: code(3) },
  owner_reference: { rule: text(20) },

  transport_mode: { rule: code(5, 'transport_mode'), isRequired: true },
  vessel_id: { rule: code(8) },
  vessel: { rule: text(35) },
  voyage: { rule: text(6) },
  airline_code: { rule: code(3) },
  flight: { rule: text(8) },
  loading_port: { rule: port, isRequired: true },
  first_arrival_port: { rule: port, isRequired: true },
  discharge_port: { rule: port, isRequired: true },
  destination_port: { rule: port },
  first_arrival_date: { rule: day, isRequired: true },
  arrival_date: { rule: day, isRequired: true },
  gross_weight: { rule: number(3), isRequired: true },
  weight_unit: { rule: code(2, 'weight_unit'), isRequired: true },

  delivery_name: { rule: text(200) },
  delivery_address_1: { rule: text(40) },
  delivery_address_2: { rule: text(40) },
  delivery_suburb: { rule: text(46) },
  delivery_state: { rule: code(3) },
  delivery_postcode: { rule: code(4) },
  delivery_country: { rule: country },
  delivery_phone: { rule: text(20) },

  valuation_date: { rule: day, isRequired: true },
  valuation_date_reason: { rule: text(250) },
  duty_date: { rule: day, isRequired: true },
  gst_deferred: { rule: flag },

  eft_indicator: { rule: flag },
  bank_owner_type: { rule: code(3) },
  bank_account_number: { rule: text(9) },
  bank_account_name: { rule: text(35) },
  bank_bsb: { rule: code(6) },
  pay_duty: { rule: flag },

  aqis_concern_type: { rule: code(10) },
  aqis_inspection_location: { rule: text(40) },
  aep_processing_type: { rule: code(10) },

  paid_under_protest: { rule: flag },
  amber_statement: { rule: text(250) },
} as const satisfies Record<string, DeclarationField>;
