import type { CheckCode } from '@tallyport/contracts/check/codes';
import type { CheckOverride } from '@tallyport/contracts/check/http';
import { actingId } from '../acting-id.js';
import type { Fold } from '../fold.js';

/** One finding of one rule, by the values that it names. */
export interface FindingIdentity {
  readonly code: CheckCode;
  readonly version: number;
  readonly fingerprint: string;
}

export interface ChecksView {
  readonly work_order_id: string;
  /** Those that stand, oldest first. */
  readonly overrides: readonly (FindingIdentity & CheckOverride)[];
  readonly stream_position: number;
}

/** `checks/<job>`. */
export const foldChecks: Fold<ChecksView> = (view, event, { streamPosition, recordedAt, metadata: { actor } }) => {
  if (event?.type !== 'check.overridden' && event?.type !== 'check.override-taken-back')
    return view && { ...view, stream_position: streamPosition };
  const { workOrderId, code, version, fingerprint } = event.data;
  const identity = { code, version, fingerprint };
  const others = (view?.overrides ?? []).filter((standing) => !isSameFinding(standing, identity));
  const by = actingId(actor);
  const made = event.type === 'check.overridden' ? [{ ...identity, by, at: recordedAt, reason: event.data.reason }] : [];
  return { work_order_id: workOrderId, overrides: [...others, ...made], stream_position: streamPosition };
};

export function isSameFinding(one: FindingIdentity, other: FindingIdentity): boolean {
  return one.code === other.code && one.version === other.version && one.fingerprint === other.fingerprint;
}
