import type { CheckEvent } from '@tallyport/contracts/check/events';
import type { Decider } from '../decider.js';
import type { FindingIdentity } from './fold-checks.js';

type OfFinding = FindingIdentity & { readonly workOrderId: string };
export type CheckCommand =
  | ({ readonly type: 'override'; readonly reason: string } & OfFinding)
  | ({ readonly type: 'take-back' } & OfFinding);

/** The reasons of the overrides that stand, by finding. */
export type CheckState = Readonly<Record<string, string>>;

/** The overrides of a job's checks. That the finding fails is for whoever sends the command: the papers tell it, not this stream. */
export const checkDecider: Decider<CheckCommand, CheckEvent, CheckState> = {
  name: 'checks',
  version: 1,
  initialState: {},

  decide(command, standing) {
    const { workOrderId, code, version, fingerprint } = command;
    const data = { workOrderId, code, version, fingerprint };
    const reason = standing[keyOf(command)];
    if (command.type === 'take-back') return reason === undefined ? [] : [{ type: 'check.override-taken-back', data }];
    return reason === command.reason ? [] : [{ type: 'check.overridden', data: { ...data, reason: command.reason } }];
  },

  evolve(standing, event) {
    const key = keyOf(event.data);
    if (event.type === 'check.overridden') return { ...standing, [key]: event.data.reason };
    const { [key]: _, ...others } = standing;
    return others;
  },
};

function keyOf({ code, version, fingerprint }: FindingIdentity): string {
  return `${code} ${version} ${fingerprint}`;
}
