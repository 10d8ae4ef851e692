import type { CheckFinding } from '@tallyport/contracts/check/http';
import { CHECKS } from './checks.js';
import { type Overrides, withOverride } from './overrides.js';
import type { Papers } from './papers.js';
import type { RuleRows } from './rule-rows.js';

/**
 * What every rule says of these papers: what fails first, then what cannot be said, what fails and was overridden, and what holds;
 * the same order for the same papers.
 */
export function runChecks(papers: Papers, rows: RuleRows, overrides: Overrides): CheckFinding[] {
  const findings = CHECKS.flatMap(({ code, version, category, severity, run }) =>
    run(papers, rows).map((finding) => {
      const bare = {
        code,
        version,
        category,
        severity: rows.severity(code) ?? (finding.outcome === 'fails' ? finding.severity : undefined) ?? severity,
        outcome: finding.outcome,
        values: [...finding.values],
        missing: finding.outcome === 'holds' ? [] : [...finding.missing],
        difference: finding.outcome === 'fails' ? finding.difference : null,
      };
      return withOverride(bare, overrides);
    }),
  );
  const byRank = Map.groupBy(findings, rankOf);
  return [0, 1, 2, 3].flatMap((rank) => byRank.get(rank) ?? []);
}

function rankOf({ outcome, override }: CheckFinding): number {
  if (outcome === 'fails') return override === null ? 0 : 2;
  return outcome === 'cannot say' ? 1 : 3;
}
