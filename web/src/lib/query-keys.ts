import type { StreamKind } from '@tallyport/domain/folds';
import type { QueryMeta } from '@tanstack/react-query';

/**
 * The tree of the query cache. Everything of an organisation stands below it, everything of a job below the job,
 * so that a hint of the server finds what it touches without knowing the features.
 */
export const queryKeys = {
  me: ['me'] as const,
  orgs: ['orgs'] as const,
  /** Those that a person belongs to. */
  accessible: ['orgs', 'accessible'] as const,
  org: (orgId: string) => ['orgs', orgId] as const,
  /** Lists of jobs. */
  jobLists: (orgId: string) => ['orgs', orgId, 'job-lists'] as const,
  /** Counts of jobs: many, and never urgent. */
  jobCounts: (orgId: string) => ['orgs', orgId, 'job-counts'] as const,
  /** All that is shown of exports across jobs: lists, causes, counts, and each of them. */
  exports: (orgId: string) => ['orgs', orgId, 'exports'] as const,
  /** All that is shown of one job, whichever feature shows it. */
  job,
  /** How far the reading of one document is: written by the socket, never fetched. */
  progress: (orgId: string, jobId: string, documentId: string) => [...job(orgId, jobId), 'progress', documentId] as const,
};

function job(orgId: string, jobId: string) {
  return ['orgs', orgId, 'jobs', jobId] as const;
}

/**
 * Which kept tables a query shows: a change of one of their rows makes it fetch. What is fetched through such a row, like the name of a
 * colleague, need not say so.
 */
export function keeps(...tables: string[]): QueryMeta {
  return { keeps: tables };
}

/**
 * What a query below a job shows, as the kinds of its streams: `shows('invoice')` is touched by `invoice/…` only.
 * A query that says nothing is touched by every change of its job.
 */
export function shows(...areas: StreamKind[]): QueryMeta {
  return { shows: areas };
}
