import { type CertifiedLine, certifiedLines } from '../certified.js';
import type { Check, Finding } from '../check.js';
import { declaredLines } from '../declared.js';
import { oneOf } from '../findings.js';
import { subheadingIn } from '../hs-subheading.js';
import type { Part } from '../papers.js';

/** Goods are classified under the HS subheading of their certificate (domain: documents and checks, §5). */
export const certificateClassification: Check = {
  code: 'certificate-classification',
  version: 1,
  category: 'Prefer',
  severity: 'warning',
  run: (papers) => {
    const byId = Map.groupBy(declaredLines(papers), ({ line }) => line.line?.line_id);
    return papers
      .of('certificate-of-origin')
      .flatMap((certificate) =>
        certifiedLines(certificate, papers, (part) => subheadingIn(part, 'hs_code')).flatMap((certified) =>
          (byId.get(certified.line.line?.line_id) ?? []).flatMap(({ line }) => ofGoods(line, certified)),
        ),
      );
  },
};

function ofGoods(line: Part, { stated }: CertifiedLine): Finding[] {
  if (stated.size === 0) return [];
  const subheading = subheadingIn(line, 'tariff_classification');
  if (subheading === null) return [{ outcome: 'cannot say', values: [], missing: line.missing('tariff_classification') }];
  return [oneOf(subheading, stated, line, 'tariff_classification', 'hs_code')];
}
