import type { DocumentText } from '../../document-text.js';

/** A proforma invoice by its letters or its name. */
const PROFORMA = /^\W*(?:p\W?i(?!\p{L})|pro\W?forma)/iu;

/** On a proforma invoice `PI No.` is its own number; on other papers it is that of the sale which they rest on. */
export function withOwnNumber(text: DocumentText): DocumentText {
  const labels = text.labels.map((label) =>
    label.concepts.includes('contract_number') && PROFORMA.test(label.text) ? { ...label, concepts: ['invoice_number' as const] } : label,
  );
  return { ...text, labels };
}
