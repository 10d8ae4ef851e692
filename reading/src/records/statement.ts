import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { bareNumberOf } from '../fields/bare-number.js';
import { besideWord, numberOfPaper } from '../fields/beside-word.js';
import type { Understood } from '../fields/field-reading.js';
import { letterheadOf } from '../fields/letterhead.js';
import { pickPackages, pickWeight } from '../fields/measures.js';
import { pick } from '../fields/pick.js';
import { pickParty } from '../fields/pick-party.js';
import { readCountry } from '../fields/read-country.js';
import { signatoryOf, signatureOf, signingCompanyOf } from '../fields/signature.js';
import { readDay, readIdentifier, readShortText } from '../fields/value-readers.js';
import { heightOf } from '../page/area.js';
import { isClosed, isSameCell } from '../page/enclosure.js';
import type { ColumnRole } from '../tables/column-roles.js';
import type { TableCell } from '../tables/rows.js';
import { putContainers, putRoute } from './common-fields.js';
import { HeaderFields } from './fields.js';
import { cellsUnder, isGoodsLine } from './goods-cells.js';
import { goodsInList, readGoods } from './statement-goods.js';
import { companySpeaking, dayAlone, invoiceNamed, personSpeaking } from './told-in-letters.js';
import { putTreatment } from './treatment.js';
import { TreatmentInProse } from './treatment-in-prose.js';
import type { Understanding } from './understanding.js';
import { putVessel } from './waybill-terms.js';

/** What a certificate of fumigation has, and what the other papers have, of which no record is made. */
type Field = HeaderField<'fumigation-certificate'> | 'company_name' | 'producer_name' | 'producer_address' | 'packages' | 'package_type';

/** Understands a certificate or declaration that states something of goods: who states it, of which goods, when, and who signed. */
export function understandStatement(text: DocumentText, type: DocumentType): Understanding {
  const header = new HeaderFields<Field>();
  const firm = { ...text, labels: text.labels.filter(({ ending }) => ending !== 'loose') }; // sentences of certificates speak of goods, too
  header.put(
    'certificate_number',
    type === 'MDC' ? null : pick(text, ['certificate_number', 'document_reference', 'job_number'], readIdentifier),
  );
  header.put('issue_date', pick(text, ['issue_date', 'place_and_date_of_issue', 'date'], readDay) ?? dayAlone(text));
  header.put('expiry_date', pick(text, ['expiry_date'], readDay));
  header.put(
    'invoice_number',
    pick(firm, ['invoice_number'], readIdentifier) ?? invoiceNamed(text) ?? besideWord(text, /(?<!\p{L})invoice(?!\p{L})/iu, numberOfPaper),
  );
  header.put('waybill_number', pick(text, ['transport_document', 'bl_number'], readIdentifier));
  putParties(header, text, type);
  header.put(
    'goods_description',
    pick(firm, ['goods_description'], (candidate, label) => readGoods(candidate, label, text)) ?? goodsInList(text) ?? goodsInTables(text),
  );
  header.put('country_of_origin', pick(text, ['country_of_origin'], readCountry) ?? underHead(text, 'country_of_origin'));
  putContainers(header, text);
  putRoute(header, text);
  putVessel(header, text);
  header.putMeasure('net_weight', 'weight_unit', pickWeight(text, ['net_weight']));
  header.putMeasure('gross_weight', 'weight_unit', pickWeight(text, ['gross_weight']));
  if (type === 'HCC' || type === 'CRT') header.putMeasure('packages', 'package_type', pickPackages(text, ['packages']));
  if (type === 'FUM') putFumigation(header, text);
  header.put('printed_name', signatoryOf(text) ?? personSpeaking(text));
  header.put('signature_exists', signatureOf(text));
  return { header: header.all, lines: [] };
}

/** What a certificate of fumigation tells besides, in its boxes or in sentences. */
function putFumigation(header: HeaderFields<Field>, text: DocumentText): void {
  const prose = new TreatmentInProse(text);
  putTreatment(header, text, prose);
  header.put('certificate_number', bareNumberOf(text) ?? besideWord(text, /(?<!\p{L})cert(?:ificate)?(?!\p{L})/iu, numberOfPaper));
  if (!hasParty(header, 'exporter')) header.putParty('exporter', prose.exporter());
  if (!hasParty(header, 'importer')) header.putParty('importer', prose.importer());
  header.put('port_of_loading', prose.portOfLoading());
  header.put('port_of_discharge', prose.portOfDischarge());
}

function hasParty(header: HeaderFields<Field>, role: 'exporter' | 'importer'): boolean {
  return header.get(`${role}_name`) !== null || header.get(`${role}_address`) !== null;
}

/** Boxes side by side look like the heads of a table with one row. */
function goodsInTables(text: DocumentText): Understood | null {
  const cells = cellsUnder(text, ['description']);
  const [first] = cells;
  const end = cells.findIndex((cell, index) => first !== undefined && cell !== first && !goesOn(cells[index - 1], cell));
  const lines = (end < 0 ? cells : cells.slice(0, end)).flatMap((cell) => cell.lines).filter(isGoodsLine);
  return lines.length === 0 ? null : { value: lines.map((line) => line.text).join(', '), from: lines, certainty: CERTAINTY.table.goods };
}

/** Whether a cell holds more of the one above it: in the same ruled cell, or right below where nothing is ruled. */
function goesOn(above: TableCell | undefined, cell: TableCell): boolean {
  if (above === undefined || isSameCell(above.cell, cell.cell)) return true;
  const gap = cell.area.top - above.area.bottom;
  return !isClosed(above.cell) && !isClosed(cell.cell) && gap < heightOf(cell.lines[0]?.area ?? cell.area);
}

/** What stands under a head that stands for the whole paper: there is one row, and it is none of a list of goods. */
function underHead(text: DocumentText, role: ColumnRole): Understood | null {
  const [cell, ...more] = cellsUnder(text, [role]);
  return cell === undefined || more.length > 0 || goodsInList(text) !== null
    ? null
    : { value: cell.text, from: [cell], certainty: CERTAINTY.table.soleCell };
}

/** The company in the letterhead, surely where the paper is signed for the same one, else who signs. */
function issuingCompanyOf(text: DocumentText): Understood | null {
  const [head, signing] = [letterheadOf(text).name, signingCompanyOf(text)];
  if (head === null || signing === null) return head === null ? signing : { ...head, certainty: CERTAINTY.party.oneOfTwo };
  return lettersOf(signing).includes(lettersOf(head))
    ? { ...signing, certainty: CERTAINTY.party.agreed }
    : { ...head, certainty: CERTAINTY.party.oneOfTwo };
}

function lettersOf({ value }: Understood): string {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A declaration is the word of the company in its letterhead; a certificate names the exporter and the importer of the goods. */
function putParties(header: HeaderFields<Field>, text: DocumentText, type: DocumentType): void {
  const producer = pickParty(text, ['producer']);
  if (type !== 'FUM') {
    header.put(
      'company_name',
      pick(text, ['company_name'], readShortText) ?? producer.name ?? companySpeaking(text) ?? issuingCompanyOf(text),
    );
    header.putParty('producer', producer);
  }
  header.putParty('exporter', pickParty(text, ['shipper', 'seller']));
  header.putParty('importer', pickParty(text, ['buyer', 'consignee']));
}
