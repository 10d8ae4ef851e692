import type { Paper } from '../paper.js';
import { billOfLading } from './bill-of-lading.js';
import { commercialInvoice } from './commercial-invoice.js';
import { manufacturerDeclaration } from './manufacturer-declaration.js';
import type { PaperContext } from './paper-context.js';

type Likeness = (context: PaperContext) => Paper;

const likeBill: Likeness = (context) => billOfLading(context, 'house');

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
export function titledPaper(context: PaperContext): Paper {
  const [type = '', title = ''] = context.dice.pick(context.words.phrases('titled')).split('|');
  const likeness = LIKENESSES[type] ?? manufacturerDeclaration;
  return { ...likeness(context), title, remarks: [], signature: null, gold: { fields: { doc_type: type } } };
}
