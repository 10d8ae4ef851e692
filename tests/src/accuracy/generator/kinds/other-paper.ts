import type { Paper } from '../paper.js';
import { billOfLading } from './bill-of-lading.js';
import { commercialInvoice } from './commercial-invoice.js';
import type { Workshop } from './workshop.js';

/** Papers that look like invoices and are none. */
const LIKE_INVOICES = ['PROFORMA INVOICE', 'PURCHASE ORDER', 'QUOTATION', 'SALES CONTRACT'];
/** Papers that look like bills of lading and are none. */
const LIKE_BILLS = ['SHIPPING INSTRUCTION', 'BOOKING CONFIRMATION', 'DELIVERY ORDER'];

/** A paper that the desk keeps under its title only: nothing but its type is judged. */
export function otherPaper(workshop: Workshop): Paper {
  const title = workshop.dice.pick([...LIKE_INVOICES, ...LIKE_BILLS]);
  const likeness = LIKE_BILLS.includes(title) ? billOfLading(workshop, 'house') : commercialInvoice(workshop);
  return { ...likeness, title, gold: { fields: { doc_type: `other:${title.toLowerCase()}` } } };
}

/** What a forwarder writes before a ship arrives; only its type is judged. */
export function arrivalNotice(workshop: Workshop): Paper {
  const title = workshop.dice.pick(['ARRIVAL NOTICE', 'NOTICE OF ARRIVAL']);
  return { ...billOfLading(workshop, 'house'), title, remarks: [], signature: null, gold: { fields: { doc_type: 'ARN' } } };
}
