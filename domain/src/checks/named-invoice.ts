import type { Finding } from './check.js';
import { judged, withoutPaper } from './findings.js';
import type { Papers } from './papers.js';

/** Whether the invoice that papers of a kind name is one of the job; compared by letters and digits alone. Several may be named. */
export function namedInvoiceFindings(papers: Papers, kind: 'packing-list' | 'certificate-of-origin'): Finding[] {
  const invoices = papers.of('invoice');
  const numbers = new Set(invoices.flatMap((invoice) => bare(invoice.text('invoice_number') ?? '') || []));
  return papers.of(kind).map((paper): Finding => {
    const values = paper.checked('invoice_number');
    const named = paper.text('invoice_number');
    if (named === null) return { outcome: 'cannot say', values, missing: paper.missing('invoice_number') };
    if (numbers.size === 0) {
      const missing = invoices.flatMap((invoice) => invoice.missing('invoice_number'));
      return missing.length === 0 ? withoutPaper('invoice', values) : { outcome: 'cannot say', values, missing };
    }
    const wrong = named.split(/[,;&\n]/).filter((number) => bare(number) !== '' && !numbers.has(bare(number)));
    const compared = invoices.flatMap((invoice) => invoice.checked('invoice_number'));
    return judged(wrong.length === 0, [...values, ...compared], wrong.length === 0 ? null : wrong.join(', ').trim());
  });
}

function bare(number: string): string {
  return number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}
