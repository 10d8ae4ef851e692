import type { WorkOrder } from '@tallyport/contracts/work-order/http';
/** What the job says of its shipment and its parties, as text: changing it is a deed of its own. */
export declare function JobFactsPanel({ job }: {
    job: WorkOrder;
}): import("react").JSX.Element;
