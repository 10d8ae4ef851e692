import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { type JobStatus } from '@tallyport/contracts/work-order/job-status';
/** What can be done with the status now: the one step forward, and whether it needs a broker or a reason. */
export interface NextStep {
    readonly to: JobStatus;
    /** The step waits for a broker, and this person is none. */
    readonly waitsForBroker: boolean;
    /** Lodged by hand says why. */
    readonly needsReason: boolean;
}
export declare function nextStep(status: JobStatus, role: DispatchRole | null): NextStep | null;
/** The step back, which always needs a reason; none once the job is lodged. */
export declare function stepBack(status: JobStatus, role: DispatchRole | null): JobStatus | null;
