import { bare } from './bare.js';
import type { Finding } from './check.js';
import { judged, withoutPaper } from './findings.js';
import type { Papers, Part } from './papers.js';

/**
 * Whether the invoices that papers of a kind name, in the header or in lines, are of the job; compared by letters and digits alone.
 * Several may be named at once.
 */
export function namedInvoiceFindings(papers: Papers, kind: 'packing-list' | 'certificate-of-origin'): Finding[] {
  const invoices = papers.of('invoice');
  return papers.of(kind).flatMap((header) => {
    const naming = papers.linesOf(header).filter((line) => line.text('invoice_number') !== null);
    const parts = header.text('invoice_number') === null && naming.length > 0 ? naming : [header];
    return parts.map((part) => findingOf(part, invoices));
  });
}

function findingOf(part: Part, invoices: readonly Part[]): Finding {
  const numbers = new Set(invoices.flatMap((invoice) => bare(invoice.text('invoice_number') ?? '') || []));
  const values = part.checked('invoice_number');
  const named = part.text('invoice_number');
  if (named === null) return { outcome: 'cannot say', values, missing: part.missing('invoice_number') };
  if (numbers.size === 0) {
    const missing = invoices.flatMap((invoice) => invoice.missing('invoice_number'));
    return missing.length === 0 ? withoutPaper('invoice', values) : { outcome: 'cannot say', values, missing };
  }
  const wrong = named.split(/[,;&\n]/).filter((number) => bare(number) !== '' && !numbers.has(bare(number)));
  const compared = invoices.flatMap((invoice) => invoice.checked('invoice_number'));
  return judged(wrong.length === 0, [...values, ...compared], wrong.length === 0 ? null : wrong.join(', ').trim());
}
