import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import type { DocumentText } from '../document-text.js';
import { airlineNumberOf } from '../fields/airline-number.js';
import { bareNumberOf } from '../fields/bare-number.js';
import { besideWord, numberOfPaper } from '../fields/beside-word.js';
import { allContainersIn } from '../fields/containers.js';
import { letterheadOf } from '../fields/letterhead.js';
import type { Party } from '../fields/party.js';
import { consigneeOf } from '../fields/pick-party.js';
import { routeEndsAt, routeStartsAt } from '../fields/route.js';
import { signatoryOf, signatureOf } from '../fields/signature.js';
import { type DocumentDeclaration, derived, fallbacks, type HeaderDeclaration } from './declaration.js';
import {
  at,
  countryAt,
  dayAt,
  identifierAt,
  marksAt,
  packagesAt,
  partyAt,
  partyNameAt,
  portAt,
  shortTextAt,
  weightAt,
} from './labelled.js';
import { issuePlaceOf } from './sources/bill-issue.js';
import { packagesInWords } from './sources/cargo.js';
import { dayDone, placeDone } from './sources/certified-day.js';
import { weightUnitOfHeads } from './sources/freight-columns.js';
import { weightInWords } from './sources/measures-in-words.js';
import { modeOfShip } from './sources/mode-in-words.js';
import { modeOfSigns } from './sources/mode-of-signs.js';
import { notifyOf } from './sources/notify-party.js';
import { contractInNotes, invoiceInNotes } from './sources/numbers-in-notes.js';
import { onlyWeightUnit } from './sources/only-weight-unit.js';
import { originInWords } from './sources/origin-in-words.js';
import { packagesBesideTotal } from './sources/packages-beside-total.js';
import { packagesInMarks } from './sources/packages-in-marks.js';
import { firmly, goodsAtLabel, goodsInList, goodsInTables, originInTable } from './sources/stated-goods.js';
import { companySpeaking, dayAlone, invoiceNamed, issuingCompanyOf, personSpeaking } from './sources/told-in-letters.js';
import { grossOnTotalLine, netOnTotalLine, packagesOnTotalLine } from './sources/total-line.js';
import { doubted, NOBODY } from './sources/trade-parties.js';
import { modeBesideLabel, readMode } from './sources/transport-mode.js';
import { vesselOf, voyageOf } from './sources/vessel.js';

const INVOICE = /(?<!\p{L})invoice(?!\p{L})/iu;

/** What every paper has that states something of goods: of which goods, when, and who signed. */
export const OF_STATEMENTS = {
  issue_date: [dayAt('issue_date', 'place_and_date_of_issue', 'date'), fallbacks(dayAlone, dayDone)],
  expiry_date: [dayAt('expiry_date')],
  invoice_number: [
    firmly(identifierAt('invoice_number')),
    fallbacks(invoiceNamed, (text) => besideWord(text, INVOICE, numberOfPaper), invoiceInNotes),
  ],
  waybill_number: [identifierAt('transport_document', 'bl_number')],
  goods_description: [goodsAtLabel, fallbacks(goodsInList, goodsInTables)],
  country_of_origin: [countryAt('country_of_origin'), fallbacks(originInTable, originInWords)],
  containers: [allContainersIn],
  vessel: [vesselOf],
  voyage: [voyageOf],
  net_weight: [weightAt('net_weight'), fallbacks(weightInWords('net_weight'), netOnTotalLine)],
  gross_weight: [weightAt('gross_weight'), fallbacks(weightInWords('gross_weight'), grossOnTotalLine)],
  weight_unit: [derived(weightUnitOfHeads, onlyWeightUnit)],
  printed_name: [signatoryOf, fallbacks(personSpeaking)],
  signature_exists: [signatureOf],
} as const satisfies HeaderDeclaration<HeaderField<'fumigation-certificate'>>;

/** Papers of which no record is made name their company, the maker of the goods and packages besides. */
type Field =
  | HeaderField<'fumigation-certificate'>
  | 'company_name'
  | 'producer_name'
  | 'producer_address'
  | 'transport_mode'
  | 'issue_place'
  | 'shipping_marks'
  | 'notify_party'
  | 'contract_number'
  | 'purchase_order'
  | 'date';

const OF_DECLARATIONS: HeaderDeclaration<Field> = {
  ...OF_STATEMENTS,
  company_name: [shortTextAt('company_name'), partyNameAt('producer'), fallbacks(companySpeaking, issuingCompanyOf)],
  producer: [partyAt('producer')],
  exporter: [partyAt('shipper', 'seller')],
  importer: [partyAt('buyer', 'consignee')],
  port_of_loading: [routeStartsAt, portAt('port_of_loading')],
  port_of_discharge: [routeEndsAt, portAt('port_of_discharge')],
};

/** The word of a company about its goods: of who made them. */
export const MANUFACTURER_DECLARATION: DocumentDeclaration<Field> = { header: OF_DECLARATIONS };

const NUMBERED = [identifierAt('certificate_number', 'document_reference', 'job_number')];

/** A numbered certificate or declaration about goods: of ingredients, of import permits. */
export const GOODS_STATEMENT: DocumentDeclaration<Field> = {
  header: { certificate_number: NUMBERED, ...OF_DECLARATIONS },
};

/** A certificate for a customer, as of the analysis of a batch, is of the house in whose letterhead it stands. */
function houseWithCustomer(text: DocumentText): Party {
  return partyAt('buyer')(text).name === null || partyAt('shipper', 'seller')(text).name !== null ? NOBODY : doubted(letterheadOf(text));
}

/** A certificate that counts the packages that it covers, as certificates of health do. */
export const GOODS_CERTIFICATE: DocumentDeclaration<Field> = {
  header: {
    ...GOODS_STATEMENT.header,
    exporter: [partyAt('shipper', 'seller'), fallbacks(houseWithCustomer)],
    consignee: [partyAt('consignee'), fallbacks(consigneeOf, partyAt('buyer'))],
    certificate_number: [...NUMBERED, fallbacks(bareNumberOf)],
    waybill_number: [identifierAt('transport_document', 'bl_number'), fallbacks(airlineNumberOf)],
    transport_mode: [at(readMode, 'transport_mode', 'vessel'), modeBesideLabel, derived(modeOfShip, modeOfSigns)],
    issue_place: [issuePlaceOf, fallbacks(placeDone)],
    shipping_marks: [marksAt('shipping_marks')],
    packages: [packagesAt('packages'), fallbacks(packagesInWords, packagesOnTotalLine, packagesBesideTotal, packagesInMarks)],
    notify_party: [notifyOf],
    contract_number: [firmly(identifierAt('contract_number')), fallbacks(contractInNotes)],
    purchase_order: [firmly(identifierAt('purchase_order'))],
    date: [dayAt('date', 'issue_date', 'place_and_date_of_issue')],
  },
};
