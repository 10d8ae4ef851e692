import { type CertifiedLine, certifiedLines } from '../certified.js';
import type { Check, Finding } from '../check.js';
import { oneOf, withoutPaper } from '../findings.js';
import { subheadingIn } from '../hs-subheading.js';

/** Goods have the same HS subheading on certificate and invoice; what countries add behind six digits is their own (domain: identifiers, §6). */
export const certificateHs: Check = {
  code: 'certificate-hs',
  version: 1,
  category: 'Prefer',
  severity: 'warning',
  run: (papers) =>
    papers.of('certificate-of-origin').flatMap((certificate) => {
      const stated = papers.linesOf(certificate).flatMap((line) => line.checked('hs_code'));
      if (stated.length === 0) return [];
      if (papers.of('invoice').length === 0) return [withoutPaper('invoice', stated)];
      return certifiedLines(certificate, papers, (part) => subheadingIn(part, 'hs_code')).flatMap(ofLine);
    }),
};

function ofLine({ line, stated }: CertifiedLine): Finding[] {
  const subheading = subheadingIn(line, 'hs_code');
  if (stated.size === 0) return [];
  if (subheading === null) return [{ outcome: 'cannot say', values: [], missing: line.missing('hs_code') }];
  return [oneOf(subheading, stated, line, 'hs_code')];
}
