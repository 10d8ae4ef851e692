import type { CheckFinding, CheckOutcome } from '@tallyport/contracts/check/http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { CHECKS } from './checks.js';
import { Papers } from './papers.js';

const ORDER: readonly CheckOutcome[] = ['fails', 'cannot say', 'holds'];

/** What every rule says of these records: what fails first, then what cannot be said; the same order for the same records. */
export function runChecks(records: readonly ShippingRecord[]): CheckFinding[] {
  const papers = new Papers(records);
  const findings = CHECKS.flatMap(({ code, version, category, severity, run }) =>
    run(papers).map(
      (finding): CheckFinding => ({
        code,
        version,
        category,
        severity,
        outcome: finding.outcome,
        values: [...finding.values],
        missing: finding.outcome === 'holds' ? [] : [...finding.missing],
        difference: finding.outcome === 'fails' ? finding.difference : null,
      }),
    ),
  );
  return ORDER.flatMap((outcome) => findings.filter((finding) => finding.outcome === outcome));
}
