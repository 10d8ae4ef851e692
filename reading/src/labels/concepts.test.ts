import { expect, test } from 'vitest';
import { labelVocabulary } from './concepts.js';
import { canonicalText } from './tokens.js';

test.each([
  ['Our Invoice Ref.', 'invoice_number'],
  ["Buyer's Order No. & Date", 'purchase_order'],
  ['Add: Sea Freight', 'freight'],
  ['Less: Special Discount', 'discount'],
  ['Total Value of Merchandise', 'goods_total'],
  ['Montant total', 'total_amount'],
  ['Nettogewicht', 'net_weight'],
  ['Cảng xếp hàng', 'port_of_loading'],
  ['Ödeme şekli', 'payment_terms'],
  ['インボイス番号', 'invoice_number'],
  ['总净重', 'net_weight'],
  ['⑦ Invoice No. & Date', 'invoice_number_and_date'],
  ['B/L Ref.', 'bl_number'],
  ["Carrier's Booking No.", 'booking_number'],
  ['Agent at Port of Discharge', 'delivery_agent'],
  ['For delivery of cargo please contact', 'delivery_agent'],
  ['Second Notify Party', 'notify'],
  ['Intended Vessel / Voyage', 'vessel_and_voyage'],
  ['Number of Original B(s)/L', 'original_bills'],
  ['Freight & Charges Payable at', 'freight_payable_at'],
  ['Clean on board date', 'on_board_date'],
  ['Given at / dated', 'place_and_date_of_issue'],
  ['Place of Issue of B(s)/L', 'issue_place'],
  ['Airport of Departure (Address of First Carrier) and Requested Routing', 'port_of_loading'],
  ["Issuing Carrier's Agent Name and City", 'issuing_agent'],
  ['Decl. Value for Customs', 'declared_value_customs'],
  ["Shipper's A/C No.", 'account'],
  ['Rate of Fumigant', 'dosage'],
  ['Duration of Treatment', 'exposure'],
  ['Min. Ambient Temp. (°C)', 'temperature'],
  ['Treatment Completed on', 'completion_date'],
  ['Treatment carried out by', 'treatment_provider'],
  ['Name in Block Letters', 'signatory_name'],
  ['Signature of Packer or Supplier', 'signature'],
  ['Name of Company', 'company_name'],
])('%s names %s', (words, concept) => {
  expect(labelVocabulary.conceptOf(canonicalText(words))).toBe(concept);
});
