import { inThePrice } from '../../duty/in-the-price.js';
import type { Check, Finding } from '../check.js';
import { judged } from '../findings.js';
import type { Part } from '../papers.js';

const CHARGES = { freight: 'overseas-freight', insurance: 'overseas-insurance' } as const;

/** An invoice names no freight and no insurance that its term leaves to the buyer (Incoterms 2020; domain: documents and checks, §4). */
export const termCharges: Check = {
  code: 'term-charges',
  version: 1,
  category: 'Value',
  severity: 'warning',
  run: (papers) => papers.of('invoice').flatMap(ofInvoice),
};

function ofInvoice(invoice: Part): Finding[] {
  const charged = (['freight', 'insurance'] as const).filter((field) => invoice.number(field)?.isZero() === false);
  const values = invoice.checked('incoterm', ...charged);
  const term = invoice.text('incoterm')?.toUpperCase();
  if (term === undefined) return charged.length === 0 ? [] : [{ outcome: 'cannot say', values, missing: invoice.missing('incoterm') }];
  const sellers = inThePrice(term);
  return sellers === undefined
    ? []
    : [
        judged(
          charged.every((field) => sellers.includes(CHARGES[field])),
          values,
        ),
      ];
}
