import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { isCompanyName } from '@tallyport/domain/values/company-names';
import type { DocumentText } from '../document-text.js';
import type { Understood } from '../fields/field-reading.js';
import { issuerOf } from '../fields/issuer.js';
import { letterDayOf } from '../fields/letter-day.js';
import { letterheadOf } from '../fields/letterhead.js';
import type { Party } from '../fields/party.js';
import { pickParty } from '../fields/pick-party.js';
import { soleSignedNumber } from '../fields/titled-number.js';
import { COMMERCIAL_INVOICE } from './commercial-invoice.js';
import { type DocumentDeclaration, fallbacks } from './declaration.js';
import { dayAt, identifierAt, partyAt } from './labelled.js';
import { dayOfHead } from './sources/day-of-head.js';
import { withMeasuredColumns } from './sources/measured-columns.js';
import { withOwnNumber } from './sources/proforma-number.js';
import { dayAlone } from './sources/told-in-letters.js';
import { inTotalsRow } from './sources/totals-row.js';
import { withVendorAddressed } from './sources/vendor-addressed.js';

/** A paper of which no record is made is dated as such, and sums up its goods. */
type Field = HeaderField<'invoice'> | 'date' | 'total_quantity';

const { invoice_date: _, ...ofInvoices } = COMMERCIAL_INVOICE.header;

/** An invoice before the sale: it has all that an invoice has. */
export const PROFORMA_INVOICE: DocumentDeclaration<Field> = {
  ...COMMERCIAL_INVOICE,
  meanings: (text) => withOwnNumber(withMeasuredColumns(text)),
  resembles: 'invoice',
  header: {
    ...COMMERCIAL_INVOICE.header,
    total_quantity: [inTotalsRow('total_quantity')],
  },
};

/** What a sale rests on before its invoice: offer, order, confirmation, contract. It has what an invoice has, and its own number and day. */
export const SALES_PAPER: DocumentDeclaration<Field> = {
  ...COMMERCIAL_INVOICE,
  resembles: 'invoice',
  header: {
    ...ofInvoices,
    invoice_number: [identifierAt('invoice_number', 'invoice_number_and_date')],
    date: [dayAt('date', 'issue_date', 'invoice_date'), fallbacks(dayAt('export_date'), letterDayOf, dayAlone, dayOfHead)],
    total_quantity: [inTotalsRow('total_quantity')],
  },
};

/** A person named as buyer acts for the company of the letterhead. */
function orderingCompany(text: DocumentText): Party {
  const buyer = pickParty(text, ['buyer']);
  const isPerson = buyer.name !== null && buyer.address === null && !isCompanyName(String(buyer.name.value));
  const head = isPerson ? letterheadOf(text) : null;
  return head === null || head.name === null || head.address === null ? buyer : head;
}

/** An order is of the day on which it was made: it may be printed, revised and confirmed on others. */
function dayOfOrder(text: DocumentText): Understood | null {
  const called = text.labels.filter(({ text: words }) => /(?<!\p{L})(?:order|p\.?\s?\/?o\.?|purchase)(?!\p{L})/iu.test(words));
  return dayAt(
    'date',
    'other_date',
  )({ ...text, labels: called.filter(({ text: words }) => !/deliver|ship|need|requ|due|print|revis/iu.test(words)) });
}

/** Who buys issues an order: its parties are those at labels, or its letterhead. */
export const PURCHASE_ORDER: DocumentDeclaration<Field> = {
  ...SALES_PAPER,
  meanings: (text) => withVendorAddressed(withMeasuredColumns(text)),
  header: {
    ...SALES_PAPER.header,
    date: [dayOfOrder, ...[SALES_PAPER.header.date ?? []].flat()],
    purchase_order: [identifierAt('purchase_order'), fallbacks(soleSignedNumber)],
    seller: [partyAt('seller')],
    buyer: [orderingCompany, fallbacks(issuerOf)],
  },
};
