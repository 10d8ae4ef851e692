import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { namesCountry } from '@tallyport/domain/values/countries';
import { daysIn } from '@tallyport/domain/values/dates';
import { weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { bareNumberOf } from '../fields/bare-number.js';
import { besideWord, numberOfPaper } from '../fields/beside-word.js';
import { allContainersIn } from '../fields/containers.js';
import type { Understood } from '../fields/field-reading.js';
import { letterDayOf } from '../fields/letter-day.js';
import type { Party } from '../fields/party.js';
import { readCountry } from '../fields/read-country.js';
import { routeEndsAt, routeStartsAt } from '../fields/route.js';
import { signatoryOf, signatureOf } from '../fields/signature.js';
import { readShortText, type ValueReader } from '../fields/value-readers.js';
import { type DocumentDeclaration, derived, fallbacks } from './declaration.js';
import { at, countryAt, dayAt, identifierAt, longTextAt, packagesAt, partyAt, portAt, shortTextAt, weightAt } from './labelled.js';
import { originLines } from './lines/origin-lines.js';
import { agreementOf } from './sources/agreement.js';
import { issuePlaceOf } from './sources/bill-issue.js';
import { marksInTable, packagesInWords } from './sources/cargo.js';
import { certifiedDay, certifiedPlace } from './sources/certified-day.js';
import {
  goodsOfSoleLine,
  grossOfAll,
  marksInBox,
  ofAllLines,
  packagesOfLines,
  packageTypeOfLines,
  weightInBox,
} from './sources/certified-goods.js';
import { certifierOf } from './sources/certifier.js';
import { certifierAs } from './sources/certifier-party.js';
import { certifyingSignature } from './sources/certifying-signature.js';
import { exporterDeclaring, recipientOfDeclaration } from './sources/declarant.js';
import { formNumberOf } from './sources/form-number.js';
import { weightUnitOfHeads } from './sources/freight-columns.js';
import { modeInWords, modeOfShip } from './sources/mode-in-words.js';
import { modeOfSigns } from './sources/mode-of-signs.js';
import { invoiceInNotes } from './sources/numbers-in-notes.js';
import { onlyWeightUnit } from './sources/only-weight-unit.js';
import { originInWords } from './sources/origin-in-words.js';
import { packagesBesideTotal } from './sources/packages-beside-total.js';
import { packagesInMarks } from './sources/packages-in-marks.js';
import { provedSum } from './sources/summed-column.js';
import { consigneeSworn, countrySworn, exporterSwearing, vesselSworn, voyageSworn } from './sources/sworn-shipment.js';
import { inTotalsRow } from './sources/totals-row.js';
import { businessNumberUnder } from './sources/trade-parties.js';
import { modeBesideLabel, modeInRoute, readMode } from './sources/transport-mode.js';
import { vesselOf, voyageOf } from './sources/vessel.js';

/** What is named where a paper asks how goods travel: a ship, and not only the way (`BY SEA`). */
const readConveyance: ValueReader = (candidate, label, text) => {
  const named = readShortText(candidate, label, text);
  return named !== null && /\d/u.test(String(named.value)) ? named : null;
};

/** A country that exists: on certificates much else is about origin. */
const readKnownCountry: ValueReader = (candidate, label, text) => {
  const read = readCountry(candidate, label, text);
  return read !== null && namesCountry(String(read.value)) ? read : null;
};

/** A buyer is who is called so; an importer may be somebody else. */
function buyerCalledSo(text: DocumentText): Party {
  const party = partyAt('buyer')(text);
  return /import/iu.test(party.name?.at?.label.text ?? 'import') ? { name: null, address: null } : party;
}

/** How the number of a certificate may be called. */
const NUMBERED = /(?<!\p{L})(?:certificat(?:e|ion)|serial|reference)(?!\p{L})/iu;

/** A certificate or declaration of origin. */
export const CERTIFICATE_OF_ORIGIN: DocumentDeclaration<HeaderField<'certificate-of-origin'>> = {
  lines: originLines,
  header: {
    certificate_number: [
      identifierAt('certificate_number', 'job_number'),
      fallbacks(bareNumberOf, formNumberOf, (text) => besideWord(text, NUMBERED, numberOfPaper)),
    ],
    agreement: [agreementOf],
    issued_in: [shortTextAt('issued_in')],
    exporter: [certifierAs('Exporter'), partyAt('shipper'), fallbacks(exporterSwearing, exporterDeclaring)],
    exporter_abn: [derived(businessNumberUnder('exporter_name'))],
    producer: [certifierAs('Producer'), partyAt('producer')],
    importer: [partyAt('buyer', 'consignee')],
    buyer: [buyerCalledSo],
    consignee: [partyAt('consignee'), fallbacks(consigneeSworn, recipientOfDeclaration)],
    invoice_number: [
      identifierAt('invoice_number', 'invoice_number_and_date'),
      fallbacks(invoiceInNotes),
      derived(ofAllLines('invoice_number')),
    ],
    invoice_date: [dayAt('invoice_date', 'invoice_number_and_date'), derived(ofAllLines('invoice_date'))],
    issue_date: [dayAt('issue_date'), fallbacks(certifiedDay, letterDayOf)],
    issue_place: [issuePlaceOf, fallbacks(certifiedPlace, declaredPlace)],
    waybill_number: [identifierAt('transport_document', 'bl_number')],
    document_reference: [identifierAt('document_reference')],
    consignment_ref: [identifierAt('job_number')],
    departure_date: [dayAt('departure_date', 'export_date', 'on_board_date')],
    vessel_flight: [shortTextAt('vessel', 'vessel_and_voyage', 'flight'), fallbacks(at(readConveyance, 'transport_mode'))],
    vessel: [vesselOf, fallbacks(vesselSworn)],
    voyage: [voyageOf, fallbacks(voyageSworn)],
    transport_mode: [
      at(readMode, 'transport_mode'),
      modeBesideLabel,
      fallbacks(modeInRoute, modeInWords),
      derived(modeOfShip, modeOfSigns),
    ],
    containers: [allContainersIn],
    goods_description: [longTextAt('goods_description'), derived(goodsOfSoleLine)],
    country_of_origin: [
      at(readKnownCountry, 'country_of_origin'),
      fallbacks(countrySworn, originInWords),
      derived(ofAllLines('country_of_origin')),
    ],
    origin_criterion: [derived(ofAllLines('origin_criterion'))],
    country_of_destination: [countryAt('country_of_destination')],
    shipping_marks: [fallbacks(marksInTable, marksInBox)],
    packages: [packagesAt('packages'), fallbacks(packagesInWords, packagesBesideTotal), derived(packagesOfLines), derived(packagesInMarks)],
    package_type: [derived(packageTypeOfLines)],
    gross_weight: [
      provedSum('gross_weight')(weightUnitIn),
      weightAt('gross_weight'),
      fallbacks(inTotalsRow('gross_weight')),
      fallbacks(weightInBox('gross')),
      derived(grossOfAll),
    ],
    net_weight: [weightAt('net_weight'), fallbacks(inTotalsRow('net_weight')), fallbacks(weightInBox('net'))],
    weight_unit: [fallbacks(inTotalsRow('weight_unit')), derived(weightUnitOfHeads, onlyWeightUnit)],
    port_of_loading: [routeStartsAt, portAt('port_of_loading')],
    port_of_discharge: [routeEndsAt, portAt('port_of_discharge')],
    company_name: [shortTextAt('company_name')],
    date: [dayAt('date'), fallbacks(letterDayOf)],
    certifier: [certifierOf],
    printed_name: [signatoryOf],
    signature_exists: [signatureOf],
    certification_signature_exists: [certifyingSignature],
    declaration_place_date: [placeAndDateOf],
  },
};

/** The place before such a day. */
function declaredPlace(text: DocumentText): Understood | null {
  const declared = placeAndDateOf(text);
  const place =
    String(declared?.value ?? '')
      .split(',')[0]
      ?.trim() ?? '';
  return declared === null || place === '' ? null : { ...declared, value: place };
}

/** `Melbourne, 2020-05-29` as it stands over the signature of the exporter. */
function placeAndDateOf(text: DocumentText): Understood | null {
  const found = text.phrases.find((phrase) => {
    const [day] = daysIn(phrase.text, text.dayOrder);
    return day !== undefined && day.end === phrase.text.length && /^\p{Lu}[\p{L} ]{2,30},\s*$/u.test(phrase.text.slice(0, day.start));
  });
  return found === undefined ? null : { value: found.text, from: [found], certainty: CERTAINTY.certificate.bodyAlone };
}
