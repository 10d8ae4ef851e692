import type { Check } from '../check.js';
import { judged, withoutPaper } from '../findings.js';

/** Timber in the packing is treated: by the mark of ISPM 15, or a fumigation certificate among the papers. */
export const timberTreated: Check = {
  code: 'timber-treated',
  version: 1,
  category: 'Quantity',
  severity: 'error',
  run: (papers) =>
    papers.of('packing-declaration').flatMap((paper) => {
      const values = paper.checked('q2_timber', 'q3_ispm15', 'treatment');
      if (paper.text('q2_timber') !== 'Y') return [];
      if (paper.text('q3_ispm15') === 'Y' || papers.of('fumigation-certificate').length > 0) return [judged(true, values)];
      return [paper.text('q3_ispm15') === 'N' ? judged(false, values) : withoutPaper('fumigation-certificate', values)];
    }),
};
