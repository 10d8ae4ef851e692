import type { CheckFinding, CheckOverride } from '@tallyport/contracts/check/http';
import { type ChecksView, isSameFinding } from './fold-checks.js';

/** What a finding is, apart from what people say of it. */
export type BareFinding = Omit<CheckFinding, 'fingerprint' | 'override'>;

/** The overrides of a job. `fingerprintOf` makes an id of a text, the same for the same job and text. */
export interface Overrides {
  readonly standing: ChecksView['overrides'];
  fingerprintOf(text: string): string;
}

/** The finding with its fingerprint, and with the override that stands for exactly these values by this version of the rule. */
export function withOverride(finding: BareFinding, { standing, fingerprintOf }: Overrides): CheckFinding {
  if (finding.outcome !== 'fails') return { ...finding, fingerprint: null, override: null };
  const { code, version, values, missing, difference } = finding;
  const fingerprint = fingerprintOf(JSON.stringify([values, missing, difference].map(inOrder)));
  const found = standing.find((one) => isSameFinding(one, { code, version, fingerprint }));
  return { ...finding, fingerprint, override: found === undefined ? null : overrideOf(found) };
}

export function overrideOf({ by, at, reason }: CheckOverride): CheckOverride {
  return { by, at, reason };
}

/** The same text for the same values, whatever order their names and they themselves came in. */
function inOrder(found: BareFinding['values'] | BareFinding['missing'] | string | null): unknown {
  if (found === null || typeof found === 'string') return found;
  return found.map((one) => JSON.stringify(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted();
}
