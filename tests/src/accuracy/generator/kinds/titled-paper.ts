import type { Paper } from '../paper.js';
import { billOfLading } from './bill-of-lading.js';
import { commercialInvoice } from './commercial-invoice.js';
import { manufacturerDeclaration } from './manufacturer-declaration.js';
import type { Workshop } from './workshop.js';

type Likeness = (workshop: Workshop) => Paper;

const likeBill: Likeness = (workshop) => billOfLading(workshop, 'house');

/** Which kind the contents of such a paper resemble; the others are like declarations. */
const LIKENESSES: Readonly<Record<string, Likeness>> = {
  'other:proforma invoice': commercialInvoice,
  'other:purchase order': commercialInvoice,
  'other:quotation': commercialInvoice,
  'other:sales contract': commercialInvoice,
  'other:shipping instruction': likeBill,
  'other:booking confirmation': likeBill,
  'other:delivery order': likeBill,
  ARN: likeBill,
  FIN: likeBill,
};

/** A paper that shares its contents with other kinds: its title alone tells what it is. */
export function titledPaper(workshop: Workshop): Paper {
  const [type = '', title = ''] = workshop.dice.pick(workshop.words.phrases('titled')).split('|');
  const likeness = LIKENESSES[type] ?? manufacturerDeclaration;
  return { ...likeness(workshop), title, remarks: [], signature: null, gold: { fields: { doc_type: type } } };
}
