import type { WorkOrder } from '@tallyport/contracts/work-order/http';
/** The four facts beside the bar: what is to check, until when, and who. */
export declare function JobFacts({ job, readOnly }: {
    job: WorkOrder;
    readOnly: boolean;
}): import("react").JSX.Element;
