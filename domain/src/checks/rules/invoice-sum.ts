import { checkSum } from '../../shipping-record/invoice-sums.js';
import type { Check } from '../check.js';
import { judged } from '../findings.js';

/** The lines of an invoice add up to its goods total (specification §5). */
export const invoiceSum: Check = {
  code: 'invoice-sum',
  version: 1,
  category: 'Value',
  severity: 'error',
  run: (papers) =>
    papers.of('invoice').flatMap((invoice) => {
      const lines = papers.linesOf(invoice);
      const values = [...invoice.checked('goods_total'), ...lines.flatMap((line) => line.checked('total_price'))];
      const { outcome, difference } = checkSum(invoice.record);
      if (outcome !== 'unsaid') return [judged(outcome === 'holds', values, difference)];
      if (lines.length === 0) return [];
      const missing = [...invoice.missing('goods_total'), ...lines.flatMap((line) => line.missing('total_price'))];
      return [{ outcome: 'cannot say' as const, values, missing }];
    }),
};
