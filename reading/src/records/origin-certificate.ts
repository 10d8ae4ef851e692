import type { HeaderField, LineField } from '@tallyport/contracts/shipping-record/fields';
import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { bareNumberOf } from '../fields/bare-number.js';
import { besideWord, numberOfPaper } from '../fields/beside-word.js';
import { businessNumberOf } from '../fields/business-number.js';
import type { Understood } from '../fields/field-reading.js';
import { pick } from '../fields/pick.js';
import { pickParty } from '../fields/pick-party.js';
import { signatureOf } from '../fields/signature.js';
import { readDay, readIdentifier, readShortText, type ValueReader } from '../fields/value-readers.js';
import { goodsLine, type Line, textIn } from '../lines/invoice-line.js';
import { heightOf, overlapX } from '../page/area.js';
import { partOf } from '../page/phrases.js';
import { cellOf, type TableRow } from '../tables/rows.js';
import { putRoute } from './common-fields.js';
import { HeaderFields } from './fields.js';
import type { Understanding } from './understanding.js';

/** What is named where a paper asks how goods travel: a ship, and not only the way (`BY SEA`). */
const readConveyance: ValueReader = (candidate, label, text) => {
  const named = readShortText(candidate, label, text);
  return named !== null && /\d/u.test(String(named.value)) ? named : null;
};

/** Understands a certificate or declaration of origin. */
export function understandOriginCertificate(text: DocumentText): Understanding {
  const header = new HeaderFields<HeaderField<'certificate-of-origin'>>();
  header.put(
    'certificate_number',
    pick(text, ['certificate_number', 'job_number'], readIdentifier) ?? bareNumberOf(text) ?? besideWord(text, NUMBERED, numberOfPaper),
  );
  header.put('agreement', agreementOf(text));
  header.put('issued_in', pick(text, ['issued_in'], readShortText));
  header.putParty('exporter', pickParty(text, ['shipper']));
  header.put('exporter_abn', businessNumberOf(text, header.get('exporter_name')));
  header.putParty('producer', pickParty(text, ['producer']));
  header.putParty('importer', pickParty(text, ['buyer', 'consignee']));
  header.put('invoice_number', pick(text, ['invoice_number'], readIdentifier));
  header.put('waybill_number', pick(text, ['transport_document', 'bl_number'], readIdentifier));
  header.put('document_reference', pick(text, ['document_reference'], readIdentifier));
  header.put('consignment_ref', pick(text, ['job_number'], readIdentifier));
  header.put('departure_date', pick(text, ['departure_date', 'export_date', 'on_board_date'], readDay));
  header.put(
    'vessel_flight',
    pick(text, ['vessel', 'vessel_and_voyage', 'flight'], readShortText) ?? pick(text, ['transport_mode'], readConveyance),
  );
  putRoute(header, text);
  header.put('company_name', pick(text, ['company_name'], readShortText));
  header.put('date', pick(text, ['date'], readDay));
  header.put('signature_exists', signatureOf(text));
  header.put('declaration_place_date', placeAndDateOf(text));
  return {
    header: header.all,
    lines: text.tables.flatMap(({ rows }) => rows.map((row) => originLine(row, text))).filter((line) => line.size > 1),
  };
}

/** How the number of a certificate may be called. */
const NUMBERED = /(?<!\p{L})(?:certificat(?:e|ion)|serial|reference)(?!\p{L})/iu;

const FULL_NAME = /(?:\p{Lu}[\p{L}]+[-–\s]+){1,6}Free Trade Agreement|Regional Comprehensive Economic Partnership(?: Agreement)?/u;
const SHORT_NAME =
  /(?<!\p{L})(?:AUSFTA|ChAFTA|AANZFTA|KAFTA|JAEPA|CPTPP|RCEP|TAFTA|SAFTA|MAFTA|IA-CEPA|AI-ECTA|PACER Plus|A-UKFTA|ACFTA|USMCA)(?!\p{L})/u;

/** The agreement under which origin is claimed: its full name, else its short one. */
function agreementOf(text: DocumentText): Understood | null {
  for (const pattern of [SHORT_NAME, FULL_NAME]) {
    for (const phrase of text.phrases) {
      const match = pattern.exec(phrase.text);
      const part = match === null ? null : partOf(phrase, match.index, match.index + match[0].length);
      if (match !== null && part !== null)
        return { value: match[0].replace(/^(?:Form|The|For)\s+/u, ''), from: [part], certainty: CERTAINTY.certificate.agreement };
    }
  }
  return brokenAgreement(text);
}

/** A long name goes on in the next line. */
function brokenAgreement(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    const height = heightOf(phrase.area);
    const next = text.phrases.find(
      ({ page, area }) =>
        page === phrase.page &&
        overlapX(area, phrase.area) > 0 &&
        area.top >= phrase.area.bottom - 0.3 * height &&
        area.top - phrase.area.bottom < 0.7 * height,
    );
    const match = next === undefined ? null : FULL_NAME.exec(`${phrase.text} ${next.text}`);
    if (next !== undefined && match !== null)
      return {
        value: match[0].replace(/^(?:Form|The|For)\s+/u, ''),
        from: [phrase, next],
        certainty: CERTAINTY.certificate.agreementBroken,
      };
  }
  return null;
}

/** `Melbourne, 2020-05-29` as it stands over the signature of the exporter. */
function placeAndDateOf(text: DocumentText): Understood | null {
  const found = text.phrases.find((phrase) => {
    const [day] = daysIn(phrase.text, text.dayOrder);
    return day !== undefined && day.end === phrase.text.length && /^\p{Lu}[\p{L} ]{2,30},\s*$/u.test(phrase.text.slice(0, day.start));
  });
  return found === undefined ? null : { value: found.text, from: [found], certainty: CERTAINTY.certificate.bodyAlone };
}

function originLine(row: TableRow, text: DocumentText): Line {
  const line = goodsLine(row, text);
  const put = (field: LineField<'certificate-of-origin'>, understood: Understood | null) => {
    if (understood !== null) line.set(field, understood);
  };
  put('item', textIn(cellOf(row, 'item')));
  put('origin_criterion', textIn(cellOf(row, 'origin_criterion')));
  const invoice = cellOf(row, 'invoice_number');
  if (invoice === null) return line;
  const number = invoice.text.split(' ').find((word) => /\d/.test(word) && daysIn(word, text.dayOrder).length === 0);
  const [day] = daysIn(invoice.text, text.dayOrder);
  if (number !== undefined) put('invoice_number', { value: number, from: [invoice], certainty: CERTAINTY.number.invoiceInBox });
  if (day !== undefined) put('invoice_date', { value: day.value, from: [invoice], certainty: CERTAINTY.number.invoiceInBox });
  return line;
}
