import type { WorkOrder } from '@tallyport/contracts/work-order/http';
/** What can be done with the job besides its next step: one step back, or away with it. */
export declare function JobMenu({ job }: {
    job: WorkOrder;
}): import("react").JSX.Element | null;
