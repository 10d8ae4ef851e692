import type { WorkOrder } from '@tallyport/contracts/work-order/http';
/** No one may mistake an earlier moment for now: a band over the whole page, and the way back. */
export declare function PastBand({ job }: {
    job: WorkOrder;
}): import("react").JSX.Element;
