import type { JobTab } from './job-tab.js';
/** The page of one job: its head, its tabs, and the tab that the address names, now or as of a past moment. */
export declare function JobPage({ jobId, tabs }: {
    jobId: string;
    tabs: readonly JobTab[];
}): import("react").JSX.Element;
