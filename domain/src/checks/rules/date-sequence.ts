import type { Check } from '../check.js';
import { judged } from '../findings.js';
import { shippedOn } from '../shipped-on.js';

/** An invoice is not younger than the bill on which its goods were shipped. */
export const dateSequence: Check = {
  code: 'date-sequence',
  version: 1,
  category: 'Value',
  severity: 'warning',
  run: (papers) =>
    papers.of('invoice').flatMap((invoice) => {
      const invoiced = invoice.text('invoice_date');
      if (invoiced === null) return [];
      return shippedOn(papers).map(({ waybill, field, day }) =>
        judged(invoiced <= day, [...invoice.checked('invoice_date'), ...waybill.checked(field)]),
      );
    }),
};
