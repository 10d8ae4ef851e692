import type { Check } from '../check.js';
import { about, judged } from '../findings.js';

/** Straw, bamboo leaves, hay and the like may not be used as packing. */
export const unacceptablePacking: Check = {
  code: 'unacceptable-packing',
  version: 1,
  category: 'Quantity',
  severity: 'error',
  run: (papers) =>
    papers
      .of('packing-declaration')
      .map((paper) =>
        about(paper, ['q1_unacceptable_packaging'], () =>
          judged(paper.text('q1_unacceptable_packaging') === 'N', paper.checked('q1_unacceptable_packaging')),
        ),
      ),
};
