import { addsUp } from '../adds-up.js';
import type { Check } from '../check.js';

/** The packages and the weights of a bill's containers add up to its own. */
export const containersAddUp: Check = {
  code: 'containers-add-up',
  version: 1,
  category: 'Quantity',
  severity: 'warning',
  run: (papers, rows) =>
    papers
      .of('waybill')
      .flatMap((bill) =>
        (['packages', 'gross_weight'] as const).flatMap((field) => addsUp(rows, 'containers-add-up', bill, papers.linesOf(bill), field)),
      ),
};
