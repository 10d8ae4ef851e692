import type { WorkOrder } from '@tallyport/contracts/work-order/http';
/** How many papers a job has; while some are read, how many are done, and those that failed in words. */
export declare function DocumentsCell({ documents: { total, reading, failed } }: {
    documents: WorkOrder['documents'];
}): import("react").JSX.Element | null;
