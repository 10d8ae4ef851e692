import type { Check } from '../check.js';
import { namedInvoiceFindings } from '../named-invoice.js';

/** A packing list names an invoice of the job (specification §5). */
export const packingListInvoice: Check = {
  code: 'packing-list-invoice',
  version: 1,
  category: 'Quantity',
  severity: 'error',
  run: (papers) => namedInvoiceFindings(papers, 'packing-list'),
};
