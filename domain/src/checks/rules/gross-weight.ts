import type { Check } from '../check.js';
import { judged } from '../findings.js';

/** Nothing weighs more without its packing: gross weight is at least net weight. */
export const grossWeight: Check = {
  code: 'gross-weight',
  version: 1,
  category: 'Quantity',
  severity: 'error',
  run: (papers) =>
    papers.all
      .flatMap((paper) => [paper, ...papers.linesOf(paper)])
      .flatMap((part) => {
        const [gross, net] = [part.number('gross_weight'), part.number('net_weight')];
        if (gross === null || net === null) return [];
        return [judged(gross.greaterThanOrEqualTo(net), part.checked('gross_weight', 'net_weight'), gross.minus(net).toFixed())];
      }),
};
