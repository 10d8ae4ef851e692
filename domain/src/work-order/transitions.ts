import type { ProblemCode } from '@tallyport/contracts/problems';
import { type JobStatus, statusAfter, statusBefore } from '@tallyport/contracts/work-order/job-status';

/** Who asks and why, as far as a step on the bar depends on it. */
export interface StepAsker {
  readonly isBroker: boolean;
  readonly reason: string | null;
}

/**
 * Why a job may not move from one status to another, or null when it may (architecture section 11): one step forward,
 * or one step back with a reason until lodged; *accepted* needs a broker; *lodged* by hand needs a broker and a reason.
 */
export function refusalOfStep(from: JobStatus, to: JobStatus, { isBroker, reason }: StepAsker): ProblemCode | null {
  const isForward = to === statusAfter(from);
  const isBack = to === statusBefore(from) && from !== 'lodged';
  if (!isForward && !isBack) return 'work-order.illegal-transition';
  const needsBroker = to === 'accepted' || to === 'lodged' || (isBack && from === 'accepted');
  if (needsBroker && !isBroker) return 'work-order.broker-needed';
  const needsReason = isBack || to === 'lodged';
  if (needsReason && !reason) return 'work-order.reason-needed';
  return null;
}
