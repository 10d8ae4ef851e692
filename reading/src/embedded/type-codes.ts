/** What UNTDID 1001 calls an invoice and asks for money for goods; a credit note gives it back and is none. */
// biome-ignore format: one entry a line
export const INVOICE_CODES: ReadonlySet<string> = new Set([
  '325', // proforma invoice
  '326', // partial invoice
  '380', // commercial invoice
  '383', // debit note
  '384', // corrected invoice
  '386', // prepayment invoice
  '389', // self-billed invoice
  '751', // invoice information for accounting purposes
  '875', // partial construction invoice
  '876', // partial final construction invoice
  '877', // final construction invoice
]);
