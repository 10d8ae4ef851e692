import { checkLine } from '../../shipping-record/invoice-sums.js';
import type { Check } from '../check.js';
import { about, judged } from '../findings.js';

/** Quantity × unit price is the line's total (specification §5), as far as a printed price can be exact. */
export const lineProduct: Check = {
  code: 'line-product',
  version: 1,
  category: 'Value',
  severity: 'error',
  run: (papers) =>
    papers.of('invoice').flatMap((invoice) =>
      papers.linesOf(invoice).map((line) =>
        about(line, ['quantity', 'unit_price', 'total_price'], () => {
          const { outcome, difference } = checkLine({ line_id: line.line?.line_id ?? '', fields: line.line?.fields ?? {} });
          return judged(outcome !== 'fails', line.checked('total_price', 'quantity', 'unit_price'), difference);
        }),
      ),
    ),
};
