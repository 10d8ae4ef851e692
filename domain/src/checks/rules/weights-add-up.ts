import { addsUp } from '../adds-up.js';
import type { Check } from '../check.js';

/** The gross and the net weights of a packing list's lines add up to its totals. */
export const weightsAddUp: Check = {
  code: 'weights-add-up',
  version: 1,
  category: 'Quantity',
  severity: 'warning',
  run: (papers, rows) =>
    papers
      .of('packing-list')
      .flatMap((list) =>
        (['gross_weight', 'net_weight'] as const).flatMap((field) => addsUp(rows, 'weights-add-up', list, papers.linesOf(list), field)),
      ),
};
