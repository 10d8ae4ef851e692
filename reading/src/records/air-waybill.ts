import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { isAirWaybillNumberValid, normaliseAirWaybillNumber } from '@tallyport/domain/shipping-record/air-waybill-number';
import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY, DOUBT } from '../certainty.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import { airlineNumberOf } from '../fields/airline-number.js';
import type { Understood } from '../fields/field-reading.js';
import { pickPackages, pickWeight } from '../fields/measures.js';
import { labelsFor, pick, understand } from '../fields/pick.js';
import { pickParty } from '../fields/pick-party.js';
import { pickPort } from '../fields/pick-port.js';
import { readCurrency, readDay, readIdentifier, readLongText, readShortText, type ValueReader } from '../fields/value-readers.js';
import { heightOf } from '../page/area.js';
import { HeaderFields } from './fields.js';
import { isGoodsLine, linesUnder } from './goods-cells.js';
import { rateLineOf } from './rate-line.js';
import type { Understanding } from './understanding.js';

/** Understands an air waybill of an airline or of a house, on the form that all airlines share. */
export function understandAirWaybill(text: DocumentText, type: DocumentType): Understanding {
  const header = new HeaderFields<HeaderField<'waybill'>>();
  const number = airlineNumberOf(text);
  header.put('bl_number', type === 'HAWB' ? houseNumberOf(text, number) : number);
  header.put('master_bill_number', type === 'HAWB' ? number : null);
  header.put('transport_mode', { value: 'air', from: [], certainty: CERTAINTY.transport.modeOfAirWaybill, isInferred: true });
  header.putParty('shipper', pickParty(text, ['shipper']));
  header.putParty('consignee', pickParty(text, ['consignee']));
  header.put('issuing_agent', pickParty(text, ['issuing_agent']).name);
  header.put('agent_iata_code', pick(text, ['agent_iata_code'], readIdentifier));
  header.put('account_number', pick(text, ['account'], readIdentifier));
  header.put('port_of_loading', pickPort(text, 'port_of_loading'));
  header.put('port_of_discharge', pickPort(text, 'port_of_discharge'));
  header.put('port_of_discharge_code', pick(text, ['buyer'], codeOf(/^[A-Z]{3}$/)));
  // The code of an airline has a letter; what a scan shows as two digits is misread.
  header.put('first_carrier', pick(text, ['first_carrier', 'carrier'], codeOf(/^(?=.*[A-Z])[A-Z\d]{2}$/)));
  putFlight(header, text);
  header.put('currency', pick(text, ['currency'], readCurrency));
  header.put('charges_code', pick(text, ['charges_code'], codeOf(/^(?:PP|CC|PC|CP|PX|CX)$/)) ?? chargesCodeAlone(text));
  header.put('freight_terms', freightTermsOf(header.get('charges_code')));
  header.put('declared_value_carriage', pick(text, ['declared_value_carriage'], readShortText));
  header.put('declared_value_customs', pick(text, ['declared_value_customs'], readShortText));
  header.put('handling_information', pick(text, ['handling_information'], readLongText));
  header.put('issue_date', pick(text, ['issue_date', 'date'], readDay) ?? pick(ofWaybill(text), ['other_date'], readDay));
  header.put('issue_place', pick(text, ['issue_place', 'issued_in'], readShortText) ?? executedAt(text));
  for (const [field, understood] of rateLineOf(text)) header.put(field, understood);
  header.putMeasure('packages', 'package_type', pickPackages(text, ['packages']));
  header.putMeasure('gross_weight', 'weight_unit', pickWeight(text, ['gross_weight']));
  header.putMeasure('chargeable_weight', 'weight_unit', pickWeight(text, ['chargeable_weight']));
  const goods = linesUnder(text, ['description']).filter(isGoodsLine);
  header.put(
    'goods_description',
    goods.length === 0 ? null : { value: goods.map((line) => line.text).join(' '), from: goods, certainty: CERTAINTY.transport.goodsOfAir },
  );
  return { header: header.all, lines: [] };
}

/** A day that is named after the waybill is that of another paper elsewhere, and the waybill's own here. */
function ofWaybill(text: DocumentText): DocumentText {
  return { ...text, labels: text.labels.filter(({ text: words }) => /awb|way\s?bill/iu.test(words)) };
}

/** The number of the house: at a label that names it, else the one that is not the airline's. */
function houseNumberOf(text: DocumentText, airline: Understood | null): Understood | null {
  const labels = labelsFor(text, ['transport_document', 'bl_number']);
  const isHouse = ({ text: words }: LabelledValue): boolean => /house|hawb|hbl/iu.test(words);
  const found = [...labels.filter(isHouse), ...labels.filter((label) => !isHouse(label))].flatMap(
    (label) => understand(label, readIdentifier, text) ?? [],
  );
  const own = found.find(({ value }) => normaliseAirWaybillNumber(String(value)) !== airline?.value) ?? null;
  return own === null || !isAirWaybillNumberValid(String(own.value)) ? own : { ...own, certainty: DOUBT.likeAirline * own.certainty };
}

/** Prepaid or collect as a code that stands alone, where its box has no label that is known. Two of them are none. */
function chargesCodeAlone(text: DocumentText): Understood | null {
  const codes = text.phrases.filter(({ text: words }) => /^(?:PP|CC)$/u.test(words.trim()));
  const [only, ...more] = codes;
  return only === undefined || more.length > 0 ? null : { value: only.text.trim(), from: [only], certainty: CERTAINTY.transport.onlyOfAir };
}

/** A short code of a fixed form, alone in its box. */
function codeOf(form: RegExp): ValueReader {
  return ({ lines }) => {
    const line = lines.find((phrase) => form.test(phrase.text.replace(/[|\s]/g, '')));
    return line === undefined ? null : { value: line.text.replace(/[|\s]/g, ''), from: [line], certainty: CERTAINTY.transport.airCode };
  };
}

/** Flight and day stand side by side in one box, often without labels of their own. */
const FLIGHT = /^(?<flight>[A-Z\d]{2}\s?\d{3,4})(?:\s?\/\s?(?=.*\d).*)?$/u;

function putFlight(header: HeaderFields<HeaderField<'waybill'>>, text: DocumentText): void {
  const carrier = header.get('first_carrier');
  const flight = text.phrases.find(
    ({ text: words }) => FLIGHT.test(words) && (carrier === null || words.startsWith(String(carrier.value))),
  );
  if (flight === undefined) return;
  header.put('flight', {
    value: FLIGHT.exec(flight.text)?.groups?.['flight'] ?? flight.text,
    from: [flight],
    certainty: CERTAINTY.transport.flight,
  });
  const dated = text.phrases.find(
    (phrase) =>
      phrase.page === flight.page && Math.abs(phrase.area.top - flight.area.top) < 30 && daysIn(phrase.text, text.dayOrder).length > 0,
  );
  const [day] = dated === undefined ? [] : daysIn(dated.text, text.dayOrder);
  if (dated !== undefined && day !== undefined)
    header.put('flight_date', { value: day.value, from: [dated], certainty: CERTAINTY.day.ofFlight });
}

/** The place of execution: under the word `at` beside the date. */
function executedAt(text: DocumentText): Understood | null {
  const label = text.phrases.find(({ text: words }) => /^at\W*(?:\(?place\)?\W*)?$/iu.test(words));
  if (label === undefined) return null;
  const under = text.phrases.find(
    ({ page, area }) =>
      page === label.page &&
      area.top >= label.area.bottom - 2 &&
      area.top - label.area.bottom < 1.5 * heightOf(label.area) + 4 &&
      Math.abs(area.left - label.area.left) < 6,
  );
  return under === undefined || !/^\p{L}[\p{L} .,'-]+$/u.test(under.text)
    ? null
    : { value: under.text.trim(), from: [under], certainty: CERTAINTY.transport.airBox };
}

function freightTermsOf(code: Understood | null): Understood | null {
  if (code === null || !['PP', 'CC'].includes(String(code.value))) return null;
  return { ...code, value: code.value === 'PP' ? 'PREPAID' : 'COLLECT' };
}
