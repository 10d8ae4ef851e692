import { isAirWaybillNumberValid, normaliseAirWaybillNumber } from '@tallyport/domain/shipping-record/air-waybill-number';
import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY, DOUBT } from '../../certainty.js';
import type { DocumentText, LabelledValue } from '../../document-text.js';
import { airlineNumberOf } from '../../fields/airline-number.js';
import type { Understood } from '../../fields/field-reading.js';
import { labelsFor, pick, understand } from '../../fields/pick.js';
import { readDay, readIdentifier, type ValueReader } from '../../fields/value-readers.js';
import { heightOf } from '../../page/area.js';
import type { Phrase } from '../../page/phrases.js';
import type { Known } from '../declaration.js';
import { isGoodsLine, linesUnder } from './goods-cells.js';

/** The number of the house: at a label that names it, else the one that is not the airline's. */
export function houseNumberOf(text: DocumentText): Understood | null {
  const airline = airlineNumberOf(text);
  const labels = labelsFor(text, ['transport_document', 'bl_number']);
  const isHouse = ({ text: words }: LabelledValue): boolean => /house|hawb|hbl/iu.test(words);
  const found = [...labels.filter(isHouse), ...labels.filter((label) => !isHouse(label))].flatMap(
    (label) => understand(label, readIdentifier, text) ?? [],
  );
  const own = found.find(({ value }) => normaliseAirWaybillNumber(String(value)) !== airline?.value) ?? null;
  return own === null || !isAirWaybillNumberValid(String(own.value)) ? own : { ...own, certainty: DOUBT.likeAirline * own.certainty };
}

/** Prepaid or collect as a code that stands alone, where its box has no label that is known. Two of them are none. */
export function chargesCodeAlone(text: DocumentText): Understood | null {
  const codes = text.phrases.filter(({ text: words }) => /^(?:PP|CC)$/u.test(words.trim()));
  const [only, ...more] = codes;
  return only === undefined || more.length > 0 ? null : { value: only.text.trim(), from: [only], certainty: CERTAINTY.transport.onlyOfAir };
}

/** A short code of a fixed form, alone in its box. */
export function codeOf(form: RegExp): ValueReader {
  return ({ lines }) => {
    const line = lines.find((phrase) => form.test(phrase.text.replace(/[|\s]/g, '')));
    return line === undefined ? null : { value: line.text.replace(/[|\s]/g, ''), from: [line], certainty: CERTAINTY.transport.airCode };
  };
}

/** Flight and day stand side by side in one box, often without labels of their own. */
const FLIGHT = /^(?<flight>[A-Z\d]{2}\s?\d{3,4})(?:\s?\/\s?(?=.*\d).*)?$/u;

/** The first phrase that has the form of a flight of the carrier. */
function flightIn(text: DocumentText, carrier: Understood | null): Phrase | undefined {
  return text.phrases.find(({ text: words }) => FLIGHT.test(words) && (carrier === null || words.startsWith(String(carrier.value))));
}

export function flightOf(text: DocumentText, known: Known<'first_carrier'>): Understood | null {
  const flight = flightIn(text, known.get('first_carrier'));
  if (flight === undefined) return null;
  return {
    value: FLIGHT.exec(flight.text)?.groups?.['flight'] ?? flight.text,
    from: [flight],
    certainty: CERTAINTY.transport.flight,
  };
}

export function flightDayOf(text: DocumentText, known: Known<'first_carrier'>): Understood | null {
  const flight = flightIn(text, known.get('first_carrier'));
  const dated = text.phrases.find(
    (phrase) =>
      flight !== undefined &&
      phrase.page === flight.page &&
      Math.abs(phrase.area.top - flight.area.top) < 30 &&
      daysIn(phrase.text, text.dayOrder).length > 0,
  );
  const [day] = dated === undefined ? [] : daysIn(dated.text, text.dayOrder);
  return dated === undefined || day === undefined ? null : { value: day.value, from: [dated], certainty: CERTAINTY.day.ofFlight };
}

/** The place of execution: under the word `at` beside the date. */
export function executedAt(text: DocumentText): Understood | null {
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

/** A day that is named after the waybill is that of another paper elsewhere, and the waybill's own here. */
export function dayOfWaybill(text: DocumentText): Understood | null {
  const labels = text.labels.filter(({ text: words }) => /awb|way\s?bill/iu.test(words));
  return pick({ ...text, labels }, ['other_date'], readDay);
}

/** Numbers of other papers and notes on carriage among the goods: `INV 7740219`, `NOT RESTRICTED`, `ON 7 ULD`. */
const REFERENCE =
  /^\W*(?:(?:inv(?:oice)?|p\.?o|order|ref|mrn|permit|licen[cs]e|hs(?: code)?|vol(?:ume)?|dims?)(?!\p{L})[^\p{L}]*(?:no)?.*\d|not restricted\W*$|(?:on|in)\s+\d+\s+uld)/iu;

export function goodsOfAirWaybill(text: DocumentText): Understood | null {
  const goods = linesUnder(text, ['description']).filter((line) => isGoodsLine(line) && !REFERENCE.test(line.text));
  return goods.length === 0
    ? null
    : { value: goods.map((line) => line.text).join(' '), from: goods, certainty: CERTAINTY.transport.goodsOfAir };
}

/** Who issues air waybills carries by air. */
export function byAir(): Understood {
  return { value: 'air', from: [], certainty: CERTAINTY.transport.modeOfAirWaybill, isInferred: true };
}

/** What a code of charges says of the freight. */
export function termsOfChargesCode(_text: DocumentText, known: Known<'charges_code'>): Understood | null {
  const code = known.get('charges_code');
  if (code === null || !['PP', 'CC'].includes(String(code.value))) return null;
  return { ...code, value: code.value === 'PP' ? 'PREPAID' : 'COLLECT' };
}
