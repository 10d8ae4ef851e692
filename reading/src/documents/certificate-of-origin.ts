import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { bareNumberOf } from '../fields/bare-number.js';
import { besideWord, numberOfPaper } from '../fields/beside-word.js';
import type { Understood } from '../fields/field-reading.js';
import { routeEndsAt, routeStartsAt } from '../fields/route.js';
import { signatureOf } from '../fields/signature.js';
import { readShortText, type ValueReader } from '../fields/value-readers.js';
import { type DocumentDeclaration, derived, fallbacks } from './declaration.js';
import { at, dayAt, identifierAt, partyAt, portAt, shortTextAt } from './labelled.js';
import { originLines } from './lines/origin-lines.js';
import { agreementOf } from './sources/agreement.js';
import { businessNumberUnder } from './sources/trade-parties.js';

/** What is named where a paper asks how goods travel: a ship, and not only the way (`BY SEA`). */
const readConveyance: ValueReader = (candidate, label, text) => {
  const named = readShortText(candidate, label, text);
  return named !== null && /\d/u.test(String(named.value)) ? named : null;
};

/** How the number of a certificate may be called. */
const NUMBERED = /(?<!\p{L})(?:certificat(?:e|ion)|serial|reference)(?!\p{L})/iu;

/** A certificate or declaration of origin. */
export const CERTIFICATE_OF_ORIGIN: DocumentDeclaration<HeaderField<'certificate-of-origin'>> = {
  lines: originLines,
  header: {
    certificate_number: [
      identifierAt('certificate_number', 'job_number'),
      fallbacks(bareNumberOf, (text) => besideWord(text, NUMBERED, numberOfPaper)),
    ],
    agreement: [agreementOf],
    issued_in: [shortTextAt('issued_in')],
    exporter: [partyAt('shipper')],
    exporter_abn: [derived(businessNumberUnder('exporter_name'))],
    producer: [partyAt('producer')],
    importer: [partyAt('buyer', 'consignee')],
    invoice_number: [identifierAt('invoice_number')],
    waybill_number: [identifierAt('transport_document', 'bl_number')],
    document_reference: [identifierAt('document_reference')],
    consignment_ref: [identifierAt('job_number')],
    departure_date: [dayAt('departure_date', 'export_date', 'on_board_date')],
    vessel_flight: [shortTextAt('vessel', 'vessel_and_voyage', 'flight'), fallbacks(at(readConveyance, 'transport_mode'))],
    port_of_loading: [routeStartsAt, portAt('port_of_loading')],
    port_of_discharge: [routeEndsAt, portAt('port_of_discharge')],
    company_name: [shortTextAt('company_name')],
    date: [dayAt('date')],
    signature_exists: [signatureOf],
    declaration_place_date: [placeAndDateOf],
  },
};

/** `Melbourne, 2020-05-29` as it stands over the signature of the exporter. */
function placeAndDateOf(text: DocumentText): Understood | null {
  const found = text.phrases.find((phrase) => {
    const [day] = daysIn(phrase.text, text.dayOrder);
    return day !== undefined && day.end === phrase.text.length && /^\p{Lu}[\p{L} ]{2,30},\s*$/u.test(phrase.text.slice(0, day.start));
  });
  return found === undefined ? null : { value: found.text, from: [found], certainty: CERTAINTY.certificate.bodyAlone };
}
