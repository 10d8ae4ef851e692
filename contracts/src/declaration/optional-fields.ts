import { amount, code, codes, country, currency, day, flag, number, rate, signedAmount, text, type ValueRule } from './value-rule.js';

/** The families in which the optional fields of a line are shown (domain: optional line fields). */
export const OPTIONAL_FAMILIES = ['dumping', 'valuation', 'preference', 'treatment', 'taxes', 'warehouse', 'other'] as const;
export type OptionalFamily = (typeof OPTIONAL_FAMILIES)[number];

export interface OptionalField {
  readonly family: OptionalFamily;
  readonly rule: ValueRule;
  /** The field without which this one says nothing: both or neither. */
  readonly pair?: string;
  /** Opens a confidential instrument: masked on screens and in logs. */
  readonly isSecret?: true;
}

/**
 * The sixty optional fields of a tariff line (specification §3; domain: optional line fields). This one table drives form, validation,
 * message, labels and help. What the page marks as unsure (lengths, lists) is opaque here and judged by dated rows.
 */
// biome-ignore format: a table reads best in rows
export const OPTIONAL_FIELDS = {
  dcx: { family: 'dumping', rule: country },
  dumping_duty: { family: 'dumping', rule: amount('AUD') },
  dumping_rate_of_exchange: { family: 'dumping', rule: rate },
  dumping_exemption_type: { family: 'dumping', rule: code(10, 'dumping_exemption') },
  dumping_specification_number: { family: 'dumping', rule: text(10) },
  dumping_export_price: { family: 'dumping', rule: amount('dumping_export_price_currency', 4), pair: 'dumping_export_price_currency' },
  dumping_export_price_currency: { family: 'dumping', rule: currency, pair: 'dumping_export_price' },
  firm_order_date: { family: 'dumping', rule: day },

  duty: { family: 'valuation', rule: amount('AUD') },
  standard_duty: { family: 'valuation', rule: amount('AUD') },
  effective_duty_date: { family: 'valuation', rule: day },
  other_duty_factor: { family: 'valuation', rule: number(6) },
  tariff_class_rate_number: { family: 'valuation', rule: code(3) },
  invoice_lines_price_adjustment: { family: 'valuation', rule: signedAmount('invoice') },
  t_i_override: { family: 'valuation', rule: amount('t_i_override_currency'), pair: 't_i_override_currency' },
  t_i_override_currency: { family: 'valuation', rule: currency, pair: 't_i_override' },
  invoice_spirit_strength: { family: 'valuation', rule: number(2, 0, 100) },

  country_of_origin: { family: 'preference', rule: country },
  preference_origin: { family: 'preference', rule: country },
  preference_scheme_type: { family: 'preference', rule: code(10, 'preference_scheme') },
  preference_rule_type: { family: 'preference', rule: code(10, 'preference_rule') },
  preference_instrument_no: { family: 'preference', rule: text(10), pair: 'preference_instrument_type' },
  preference_instrument_type: { family: 'preference', rule: code(10, 'instrument_type'), pair: 'preference_instrument_no' },
  local_content_percentage: { family: 'preference', rule: number(2, 0, 100) },

  second_tariff_item: { family: 'treatment', rule: code(8) },
  second_treatment: { family: 'treatment', rule: code(3, 'treatment') },
  second_treatment_instrument_no: { family: 'treatment', rule: text(10), pair: 'second_treatment_instrument_type' },
  second_treatment_instrument_type: { family: 'treatment', rule: code(10, 'instrument_type'), pair: 'second_treatment_instrument_no' },
  second_tariff_concession_order: { family: 'treatment', rule: text(10) },
  second_ministerial_determination: { family: 'treatment', rule: text(10) },
  tariff_classification_instrument_no: { family: 'treatment', rule: text(10), pair: 'tariff_classification_instrument_type' },
  tariff_classification_instrument_type: { family: 'treatment', rule: code(10, 'instrument_type'), pair: 'tariff_classification_instrument_no' },
  treatment_rate_number: { family: 'treatment', rule: code(3) },
  tariff_advice_number: { family: 'treatment', rule: text(10) },
  valuation_advice_number: { family: 'treatment', rule: text(10) },
  instrument_security_code: { family: 'treatment', rule: text(10), isSecret: true },
  multiple_clearance_code: { family: 'treatment', rule: code(10) },
  import_credit_number: { family: 'treatment', rule: text(20) },

  gst_exemption_code: { family: 'taxes', rule: code(10, 'gst_exemption') },
  wine_equalisation_tax: { family: 'taxes', rule: amount('AUD') },
  wet_quoting_yn: { family: 'taxes', rule: flag },
  wet_exemptions: { family: 'taxes', rule: codes(10, 5, 'wet_exemption') },
  luxury_car_tax_payable_ind_yn: { family: 'taxes', rule: flag },
  lct_quoting_yn: { family: 'taxes', rule: flag },
  lct_exemptions: { family: 'taxes', rule: codes(10, 5, 'lct_exemption') },
  vehicle_ids: { family: 'taxes', rule: codes(17, 20) },

  warehouse_establishment_code: { family: 'warehouse', rule: code(5) },
  warehouse_reference_number: { family: 'warehouse', rule: text(11) },
  warehouse_reference_line: { family: 'warehouse', rule: number(0, 1) },
  warehouse_reference_quantity: { family: 'warehouse', rule: number(3), pair: 'warehouse_reference_uq' },
  warehouse_reference_uq: { family: 'warehouse', rule: code(5), pair: 'warehouse_reference_quantity' },
  drawback_claim_id: { family: 'warehouse', rule: text(20) },
  security_number: { family: 'warehouse', rule: text(20) },
  security_calculate_indicator_yn: { family: 'warehouse', rule: flag },

  second_quantity: { family: 'other', rule: number(3), pair: 'unit_of_second_quantity' },
  unit_of_second_quantity: { family: 'other', rule: code(5), pair: 'second_quantity' },
  amber_reason_type: { family: 'other', rule: code(10, 'amber_reason') },
  paid_under_protest_indicator_yn: { family: 'other', rule: flag },
  manual_line_processing_ind_yn: { family: 'other', rule: flag },
  elac_number: { family: 'other', rule: text(20) },
} as const satisfies Record<string, OptionalField>;
