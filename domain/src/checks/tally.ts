import type { CheckFinding, CheckTally } from '@tallyport/contracts/check/http';

/** How many findings there are of each outcome. */
export function tallyOf(findings: readonly CheckFinding[]): CheckTally {
  const count = (counts: (finding: CheckFinding) => boolean) => findings.filter(counts).length;
  return {
    fails: count(({ outcome, override }) => outcome === 'fails' && override === null),
    cannot_say: count(({ outcome }) => outcome === 'cannot say'),
    overridden: count(({ override }) => override !== null),
    holds: count(({ outcome }) => outcome === 'holds'),
  };
}
