import type { QueryMeta } from '@tanstack/react-query';
/**
 * The tree of the query cache. Everything of an organisation stands below it, everything of a job below the job,
 * so that a hint of the server finds what it touches without knowing the features.
 */
export declare const queryKeys: {
    me: readonly ['me'];
    orgs: readonly ['orgs'];
    org: (orgId: string) => readonly ['orgs', string];
    /** Lists and counts over many jobs. */
    jobLists: (orgId: string) => readonly ['orgs', string, 'job-lists'];
    /** All that is shown of one job, whichever feature shows it. */
    job: typeof job;
    /** How far the reading of one document is: written by the socket, never fetched. */
    progress: (orgId: string, jobId: string, documentId: string) => readonly ["orgs", string, "jobs", string, "progress", string];
};
declare function job(orgId: string, jobId: string): readonly ['orgs', string, 'jobs', string];
/**
 * What a query below a job shows, as the first part of stream ids: `shows('invoice')` is touched by `invoice/…` only.
 * A query that says nothing is touched by every change of its job.
 */
export declare function shows(...areas: string[]): QueryMeta;
export {};
