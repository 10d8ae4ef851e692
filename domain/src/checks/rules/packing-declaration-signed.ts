import type { Check } from '../check.js';
import { about, judged } from '../findings.js';

/** A packing declaration is signed (specification §5; agriculture's minimum document requirements). */
export const packingDeclarationSigned: Check = {
  code: 'packing-declaration-signed',
  version: 1,
  category: 'Quantity',
  severity: 'error',
  run: (papers) =>
    papers
      .of('packing-declaration')
      .map((paper) =>
        about(paper, ['signature_exists'], () => judged(paper.text('signature_exists') === 'Y', paper.checked('signature_exists'))),
      ),
};
