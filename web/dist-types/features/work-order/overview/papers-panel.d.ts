import type { WorkOrder } from '@tallyport/contracts/work-order/http';
/** The papers of the job: present, being read, and missing. */
export declare function PapersPanel({ job, asOf }: {
    job: WorkOrder;
    asOf: string | undefined;
}): import("react").JSX.Element;
