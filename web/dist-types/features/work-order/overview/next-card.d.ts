import type { WorkOrder } from '@tallyport/contracts/work-order/http';
/** One sentence: what to do next with this job. Its button is the dark one in the head. */
export declare function NextCard({ job }: {
    job: WorkOrder;
}): import("react").JSX.Element;
