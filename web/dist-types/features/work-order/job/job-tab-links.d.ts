import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { JobTab } from './job-tab.js';
/** The tabs of the job as links: each has an address, which keeps the moment one looks at. */
export declare function JobTabLinks({ job, tabs, chosen }: {
    job: WorkOrder;
    tabs: readonly JobTab[];
    chosen: JobTab['id'] | undefined;
}): import("react").JSX.Element;
