import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { type JobStatus, statusAfter, statusBefore } from '@tallyport/contracts/work-order/job-status';

/** What can be done with the status now: the one step forward, and whether it needs a broker or a reason. */
export interface NextStep {
  readonly to: JobStatus;
  /** The step waits for a broker, and this person is none. */
  readonly waitsForBroker: boolean;
  /** Lodged by hand says why. */
  readonly needsReason: boolean;
}

export function nextStep(status: JobStatus, role: DispatchRole | null): NextStep | null {
  const to = statusAfter(status);
  if (to === null || role === null) return null;
  const brokers = to === 'accepted' || to === 'lodged';
  return { to, waitsForBroker: brokers && role !== 'broker', needsReason: to === 'lodged' };
}

/** Whether a step asks for a reason: back, or lodged by hand. */
export function needsReason(from: JobStatus, to: JobStatus): boolean {
  return to === 'lodged' || to === statusBefore(from);
}

/** The step back, which always needs a reason; from *lodged* only where a broker lodged by hand, and only for a broker. */
export function stepBack({ job_status, by_hand }: Pick<WorkOrder, 'job_status' | 'by_hand'>, role: DispatchRole | null): JobStatus | null {
  if (role === null || (job_status === 'lodged' && !(by_hand && role === 'broker'))) return null;
  return statusBefore(job_status);
}
