import type { Check } from '../check.js';
import { namedInvoiceFindings } from '../named-invoice.js';

/** A certificate of origin names an invoice of the job (specification §5). */
export const certificateInvoice: Check = {
  code: 'certificate-invoice',
  version: 1,
  category: 'Prefer',
  severity: 'error',
  run: (papers) => namedInvoiceFindings(papers, 'certificate-of-origin'),
};
