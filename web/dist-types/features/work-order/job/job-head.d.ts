import type { WorkOrder } from '@tallyport/contracts/work-order/http';
interface JobHeadProps {
    readonly job: WorkOrder;
    /** The job as it stands today, while `job` is a past one. */
    readonly now: WorkOrder | undefined;
    readonly readOnly: boolean;
}
/** What this job is, how far it is, and the one next step: the same on every tab. */
export declare function JobHead({ job, now, readOnly }: JobHeadProps): import("react").JSX.Element;
export {};
