import { inThePrice } from '../../duty/in-the-price.js';
import type { Check } from '../check.js';
import { judged } from '../findings.js';

const PREPAID = new Set(['PP', 'PREPAID']);
const COLLECT = new Set(['CC', 'COLLECT']);

/** Who pays the freight by the invoice's term pays it on the bill: prepaid by the seller, collect from the buyer. */
export const freightTerms: Check = {
  code: 'freight-terms',
  version: 1,
  category: 'Value',
  severity: 'warning',
  run: (papers) =>
    papers.of('invoice').flatMap((invoice) => {
      const sellers = inThePrice(invoice.text('incoterm')?.toUpperCase() ?? '');
      if (sellers === undefined) return [];
      return papers.of('waybill').flatMap((waybill) => {
        const terms = waybill.text('freight_terms')?.toUpperCase() ?? '';
        if (!PREPAID.has(terms) && !COLLECT.has(terms)) return [];
        return [
          judged(PREPAID.has(terms) === sellers.includes('overseas-freight'), [
            ...invoice.checked('incoterm'),
            ...waybill.checked('freight_terms'),
          ]),
        ];
      });
    }),
};
