import type { JobTab } from '../features/work-order/job/job-tab.js';
/** The tabs of the job page in their order. Each is a chunk of its own. */
export declare const JOB_TABS: readonly JobTab[];
