import type { JobTabProps } from '../job/job-tab.js';
/** What is this job, what is wrong, what do I do. */
export declare function OverviewTab({ job, asOf }: JobTabProps): import("react").JSX.Element;
