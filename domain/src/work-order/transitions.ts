import type { ProblemCode } from '@tallyport/contracts/problem';
import { type JobStatus, statusAfter, statusBefore } from '@tallyport/contracts/work-order/job-status';

/** Who asks, why, and about which job, as far as a step on the bar depends on it. */
export interface StepRequest {
  readonly isBroker: boolean;
  readonly reason: string | null;
  /** Whether a job that is lodged was lodged by a broker's word alone. */
  readonly isByHand: boolean;
}

/**
 * Why a job may not move from one status to another, or null when it may: one step forward,
 * or one step back with a reason; *accepted* needs a broker; *lodged* by hand needs a broker and a reason, and so does the way
 * back from it. What customs accepted is not taken back: it is withdrawn.
 */
export function refusalOfStep(from: JobStatus, to: JobStatus, { isBroker, reason, isByHand }: StepRequest): ProblemCode | null {
  const isForward = to === statusAfter(from);
  const isBack = to === statusBefore(from) && (from !== 'lodged' || isByHand);
  if (!isForward && !isBack) return 'work-order.illegal-transition';
  const needsBroker = to === 'accepted' || to === 'lodged' || (isBack && from === 'accepted');
  if (needsBroker && !isBroker) return 'work-order.broker-needed';
  const needsReason = isBack || to === 'lodged';
  if (needsReason && !reason) return 'work-order.reason-needed';
  return null;
}
