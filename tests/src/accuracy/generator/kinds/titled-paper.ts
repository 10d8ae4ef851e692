import type { Paper } from '../paper.js';
import { billOfLading } from './bill-of-lading.js';
import { commercialInvoice } from './commercial-invoice.js';
import { manufacturerDeclaration } from './manufacturer-declaration.js';
import type { Workshop } from './workshop.js';

type Likeness = (workshop: Workshop) => Paper;

const likeBill: Likeness = (workshop) => billOfLading(workshop, 'house');

/** Titles of papers of which only the type is judged, with the kind that their contents resemble. */
// biome-ignore format: a table reads best in rows
const TITLED: readonly (readonly [type: string, title: string, likeness: Likeness])[] = [
  ['other:proforma invoice', 'PROFORMA INVOICE', commercialInvoice],
  ['other:purchase order', 'PURCHASE ORDER', commercialInvoice],
  ['other:quotation', 'QUOTATION', commercialInvoice],
  ['other:sales contract', 'SALES CONTRACT', commercialInvoice],
  ['other:shipping instruction', 'SHIPPING INSTRUCTION', likeBill],
  ['other:booking confirmation', 'BOOKING CONFIRMATION', likeBill],
  ['other:delivery order', 'DELIVERY ORDER', likeBill],
  ['ARN', 'ARRIVAL NOTICE', likeBill],
  ['ARN', 'NOTICE OF ARRIVAL', likeBill],
  ['FIN', 'FREIGHT INVOICE', likeBill],
  ['HCC', 'HEALTH CERTIFICATE', manufacturerDeclaration],
  ['CRT', 'PHYTOSANITARY CERTIFICATE', manufacturerDeclaration],
  ['CRT', 'CERTIFICATE OF ANALYSIS', manufacturerDeclaration],
  ['ING', 'INGREDIENTS LIST', manufacturerDeclaration],
  ['IMP', 'IMPORT PERMIT', manufacturerDeclaration],
  ['ILD', 'ILLEGAL LOGGING DECLARATION', manufacturerDeclaration],
  ['ASB', 'ASBESTOS DECLARATION', manufacturerDeclaration],
];

/** A paper that shares its contents with other kinds: its title alone tells what it is. */
export function titledPaper(workshop: Workshop): Paper {
  const [type, title, likeness] = workshop.dice.pick(TITLED);
  return { ...likeness(workshop), title, remarks: [], signature: null, gold: { fields: { doc_type: type } } };
}
