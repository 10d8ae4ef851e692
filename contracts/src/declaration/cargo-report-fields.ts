import type { DeclarationField } from './line-fields.js';
import { client, code, country, day, number, port, text } from './value-rule.js';

/** The header of a sea cargo report (domain: import declaration, §8). A party is structured or free text, never both. */
// biome-ignore format: a table reads best in rows
export const CARGO_REPORT_HEADER_FIELDS = {
  sender_reference: { rule: text(35), isRequired: true },
  master_bill: { rule: text(35), isRequired: true },
  house_bill: { rule: text(35) },
  parent_bill: { rule: text(35) },
  payment_method: { rule: code(3, 'freight_payment'), isRequired: true },
  principal_agent_id: { rule: code(11), isRequired: true },
  responsible_party_id: { rule: client, isRequired: true },
  vessel_id: { rule: code(8), isRequired: true },
  vessel: { rule: text(35) },
  voyage: { rule: text(6), isRequired: true },
  loading_port: { rule: port, isRequired: true },
  arrival_port: { rule: port, isRequired: true },
  discharge_port: { rule: port, isRequired: true },
  destination_port: { rule: port },
  arrival_date: { rule: day },
  consignee_name: { rule: text(200) },
  consignee_address: { rule: text(250) },
  consignee_text: { rule: text(250) },
  consignor_name: { rule: text(200) },
  consignor_address: { rule: text(250) },
  consignor_text: { rule: text(250) },
  notify_name: { rule: text(200) },
  notify_address: { rule: text(250) },
  notify_text: { rule: text(250) },
  country_of_origin: { rule: country },
  goods_description: { rule: text(250), isRequired: true },
  cargo_type: { rule: code(3, 'cargo_type'), isRequired: true },
  packages: { rule: number(0), isRequired: true },
  package_type: { rule: code(5) },
  gross_weight: { rule: number(3), isRequired: true },
  weight_unit: { rule: code(2, 'weight_unit'), isRequired: true },
  volume: { rule: number(3) },
} as const satisfies Record<string, DeclarationField>;

/** A container of a sea cargo report. */
// biome-ignore format: a table reads best in rows
export const CARGO_REPORT_LINE_FIELDS = {
  container_number: { rule: code(17), isRequired: true },
  seal: { rule: text(15) },
  size_type: { rule: code(10) },
  packages: { rule: number(0) },
  package_type: { rule: code(5) },
  gross_weight: { rule: number(3) },
} as const satisfies Record<string, DeclarationField>;
