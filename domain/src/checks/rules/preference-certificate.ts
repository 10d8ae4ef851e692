import { certifiedLines } from '../certified.js';
import type { Check, Finding } from '../check.js';
import { claimOf, declaredLines } from '../declared.js';
import { judged, lacking, missingPaper, withoutPaper } from '../findings.js';
import type { Papers, Part } from '../papers.js';

/** Whoever claims a preference has a certificate of origin that covers the line (domain: documents and checks, §5). */
export const preferenceCertificate: Check = {
  code: 'preference-certificate',
  version: 1,
  category: 'Prefer',
  severity: 'error',
  run: (papers) => {
    const claims = declaredLines(papers).filter(({ line }) => claimOf(line) !== null);
    if (claims.length === 0) return [];
    const certificates = papers.of('certificate-of-origin');
    const covered = certificates.map((certificate) => ({ certificate, lines: coveredBy(certificate, papers) }));
    return claims.map(({ line }) => ofClaim(line, covered, papers));
  },
};

interface Covering {
  readonly certificate: Part;
  readonly lines: ReadonlySet<string | undefined>;
}

/** A line of goods has the id of the invoice line that it was compiled from. */
function ofClaim(line: Part, certificates: readonly Covering[], papers: Papers): Finding {
  const claim = line.checked('preference_scheme_type');
  if (certificates.length === 0) return lacking(claim, [missingPaper('certificate-of-origin')]);
  if (papers.of('invoice').length === 0) return withoutPaper('invoice', claim);
  const covering = certificates.find(({ lines }) => lines.has(line.line?.line_id));
  const compared = covering ? [covering] : certificates;
  return judged(covering !== undefined, [
    ...claim,
    ...compared.flatMap(({ certificate: one }) => one.checked('certificate_number', 'agreement', 'invoice_number')),
  ]);
}

function coveredBy(certificate: Part, papers: Papers): Set<string | undefined> {
  return new Set(certifiedLines(certificate, papers, () => null).map(({ line }) => line.line?.line_id));
}
