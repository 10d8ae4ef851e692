import { countryCodeIn } from '../../values/country-code.js';
import { bare } from '../bare.js';
import { type CertifiedLine, certifiedLines } from '../certified.js';
import type { Check, Finding } from '../check.js';
import { claimOf, declaredLines } from '../declared.js';
import { oneOf, withoutPaper } from '../findings.js';
import type { Papers, Part } from '../papers.js';

/** Goods that a certificate covers come from the country that it names; an error where they claim a preference (domain: documents and checks, §5). */
export const certificateOrigin: Check = {
  code: 'certificate-origin',
  version: 1,
  category: 'Origin',
  severity: 'warning',
  run: (papers) => {
    const claims = declaredLines(papers).filter(({ line }) => claimOf(line) !== null);
    const claimed = new Set(claims.map(({ line }) => line.line?.line_id));
    return papers.of('certificate-of-origin').flatMap((certificate) => ofCertificate(certificate, papers, claimed));
  },
};

function ofCertificate(certificate: Part, papers: Papers, claimed: ReadonlySet<string | undefined>): Finding[] {
  const stated = [certificate, ...papers.linesOf(certificate)].flatMap((part) => part.checked('country_of_origin'));
  if (stated.length === 0) return [{ outcome: 'cannot say', values: [], missing: certificate.missing('country_of_origin') }];
  if (papers.of('invoice').length === 0) return [withoutPaper('invoice', stated)];
  return certifiedLines(certificate, papers, countryOf).map((covered) => {
    const finding = ofLine(covered, certificate);
    return finding.outcome === 'fails' && claimed.has(covered.line.line?.line_id) ? { ...finding, severity: 'error' } : finding;
  });
}

/** A line of the certificate that names no country comes from the one in its header; so it is with an invoice. */
function ofLine({ invoice, line, stated }: CertifiedLine, certificate: Part): Finding {
  const origin = line.text('country_of_origin') === null ? invoice : line;
  const country = countryOf(origin);
  if (country === null) return { outcome: 'cannot say', values: [], missing: line.missing('country_of_origin') };
  const ofHeader = countryOf(certificate);
  const certified = stated.size > 0 || ofHeader === null ? stated : new Map([[ofHeader, certificate]]);
  return oneOf(country, certified, origin, 'country_of_origin');
}

/** As its code; a country that nobody knows as it is written. */
function countryOf(part: Part): string | null {
  const text = part.text('country_of_origin');
  return text === null ? null : (countryCodeIn(text) ?? bare(text));
}
