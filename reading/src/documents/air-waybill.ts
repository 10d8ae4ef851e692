import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { airlineNumberOf } from '../fields/airline-number.js';
import { readShortText, type ValueReader } from '../fields/value-readers.js';
import { type DocumentDeclaration, derived, fallbacks, type HeaderDeclaration } from './declaration.js';
import {
  at,
  currencyAt,
  dayAt,
  firmly,
  identifierAt,
  longTextAt,
  packagesAt,
  partyAt,
  partyNameAt,
  portAt,
  shortTextAt,
  weightAt,
} from './labelled.js';
import {
  byAir,
  chargesCodeAlone,
  codeOf,
  dayOfWaybill,
  executedAt,
  flightDayOf,
  flightOf,
  goodsOfAirWaybill,
  houseNumberOf,
  termsOfChargesCode,
} from './sources/air-waybill-boxes.js';
import { airlineName } from './sources/airline-name.js';
import { billNumberInHead } from './sources/bill-number.js';
import { freightTermsOf } from './sources/bill-terms.js';
import { courierNumber } from './sources/courier-number.js';
import { piecesOfFreight, weightUnitOfHeads } from './sources/freight-columns.js';
import { volumeInWords } from './sources/measures-in-words.js';
import { notifyOf } from './sources/notify-party.js';
import { invoiceInNotes, orderInNotes } from './sources/numbers-in-notes.js';
import { onlyWeightUnit } from './sources/only-weight-unit.js';
import { inRateLine } from './sources/rate-line.js';
import { grossOnTotalLine, piecesOnTotalLine } from './sources/total-line.js';

/** The record has no place for the papers of the sale; what a waybill says of them is told. */
type Field = HeaderField<'waybill'> | 'invoice_number';

/** A value as declared, without the currency that couriers print behind it: it has a field of its own. */
const readDeclared: ValueReader = (candidate, label, text) => {
  const read = readShortText(candidate, label, text);
  return read === null ? null : { ...read, value: String(read.value).replace(/(?<=\d)\s+[A-Z]{3}$/u, '') };
};

/** What stands on the form that all airlines share. */
const OF_THE_FORM: HeaderDeclaration<Field> = {
  waybill_number: [fallbacks(courierNumber), derived((_text, known) => known.get('bl_number'))],
  transport_mode: [derived(byAir)],
  shipper: [partyAt('shipper')],
  consignee: [partyAt('consignee')],
  notify_party: [notifyOf],
  carrier: [airlineName],
  issuing_agent: [partyNameAt('issuing_agent')],
  agent_iata_code: [identifierAt('agent_iata_code')],
  account_number: [identifierAt('account')],
  port_of_loading: [portAt('port_of_loading')],
  port_of_discharge: [portAt('port_of_discharge')],
  port_of_discharge_code: [at(codeOf(/^[A-Z]{3}$/), 'buyer')],
  // The code of an airline has a letter; what a scan shows as two digits is misread.
  first_carrier: [at(codeOf(/^(?=.*[A-Z])[A-Z\d]{2}$/), 'first_carrier', 'carrier')],
  flight: [flightOf],
  flight_date: [flightDayOf],
  currency: [currencyAt('currency')],
  charges_code: [at(codeOf(/^(?:PP|CC|PC|CP|PX|CX)$/), 'charges_code'), fallbacks(chargesCodeAlone)],
  freight_terms: [derived(termsOfChargesCode, (text) => freightTermsOf(text))],
  declared_value_carriage: [shortTextAt('declared_value_carriage')],
  declared_value_customs: [at(readDeclared, 'declared_value_customs')],
  handling_information: [longTextAt('handling_information')],
  issue_date: [dayAt('issue_date', 'date'), fallbacks(dayOfWaybill)],
  issue_place: [shortTextAt('issue_place', 'issued_in'), fallbacks(executedAt)],
  weight_unit: [inRateLine('weight_unit'), derived(weightUnitOfHeads, onlyWeightUnit)],
  rate_class: [inRateLine('rate_class')],
  packages: [inRateLine('packages'), packagesAt('packages'), fallbacks(piecesOfFreight, piecesOnTotalLine)],
  gross_weight: [inRateLine('gross_weight'), weightAt('gross_weight'), fallbacks(grossOnTotalLine)],
  chargeable_weight: [inRateLine('chargeable_weight'), weightAt('chargeable_weight')],
  volume: [fallbacks(volumeInWords)],
  goods_description: [goodsOfAirWaybill],
  invoice_number: [firmly(identifierAt('invoice_number')), fallbacks(invoiceInNotes)],
  purchase_order: [firmly(identifierAt('purchase_order')), fallbacks(orderInNotes)],
};

/** An air waybill of an airline. */
export const AIR_WAYBILL: DocumentDeclaration<Field> = { header: { bl_number: [airlineNumberOf], ...OF_THE_FORM } };

/** An air waybill of a forwarder, below that of the airline. */
export const HOUSE_AIR_WAYBILL: DocumentDeclaration<Field> = {
  header: { bl_number: [houseNumberOf, fallbacks(billNumberInHead)], master_bill_number: [airlineNumberOf], ...OF_THE_FORM },
};
