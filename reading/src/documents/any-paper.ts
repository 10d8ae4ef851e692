import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import type { DocumentText } from '../document-text.js';
import { airlineNumberOf } from '../fields/airline-number.js';
import type { Party } from '../fields/party.js';
import { CARGO_PAPER } from './cargo-paper.js';
import { type DocumentDeclaration, fallbacks } from './declaration.js';
import { amountAt, countryAt, currencyAt, dayAt, identifierAt, partyAt } from './labelled.js';
import { billIssuePlace } from './sources/bill-issue.js';
import { soleCurrency } from './sources/currency.js';
import { dayOfHead } from './sources/day-of-head.js';
import { orderInNotes } from './sources/numbers-in-notes.js';
import { dayAlone } from './sources/told-in-letters.js';
import { NOBODY } from './sources/trade-parties.js';

type Field =
  | HeaderField<'waybill'>
  | HeaderField<'invoice'>
  | HeaderField<'certificate-of-origin'>
  | 'date'
  | 'reference_number'
  | 'containers'
  | 'invoice_number'
  | 'letter_of_credit'
  | 'signature_exists';

/** Who sends goods is called their exporter on filings with customs. */
function exporterCalledSo(text: DocumentText): Party {
  const party = partyAt('shipper')(text);
  return EXPORTER.test(party.name?.at?.label.text ?? '') ? party : NOBODY;
}

const EXPORTER = /e[xs]port|ausf(?:ü|ue)hrer|uitvoer|ihracat|вывоз/iu;

/**
 * Whatever a paper about goods is called, what its labels name is known: tickets of scales, passes of gates, filings with customs, forms of
 * the post. Its lines are listed like those of other papers about cargo.
 */
export const ANY_PAPER: DocumentDeclaration<Field> = {
  ...CARGO_PAPER,
  header: {
    ...CARGO_PAPER.header,
    date: [dayAt('date', 'issue_date', 'place_and_date_of_issue'), fallbacks(dayAlone, dayOfHead)],
    waybill_number: [identifierAt('transport_document', 'bl_number'), fallbacks(airlineNumberOf)],
    certificate_number: [identifierAt('certificate_number')],
    purchase_order: [identifierAt('purchase_order', 'order_number'), fallbacks(orderInNotes)],
    seal: [identifierAt('seal')],
    trailer_number: [identifierAt('trailer_number')],
    seller: [partyAt('seller')],
    buyer: [partyAt('buyer')],
    importer: [partyAt('buyer')],
    exporter: [exporterCalledSo],
    issue_place: [billIssuePlace],
    currency: [currencyAt('currency'), fallbacks(soleCurrency)],
    freight: [amountAt('freight')],
    insurance: [amountAt('insurance')],
    total_amount: [amountAt('total_amount')],
    country_of_origin: [countryAt('country_of_origin')],
  },
};
