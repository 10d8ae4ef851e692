import { z } from 'zod';

/** Job statuses in the order of the bar; each fills one segment more. */
export const JOB_STATUSES = ['received', 'compile', 'available', 'accepted', 'lodged'] as const;
export const JobStatus = z.enum(JOB_STATUSES);
export type JobStatus = z.infer<typeof JobStatus>;

/** How many of the five segments a status fills. */
export function segmentsOf(status: JobStatus): number {
  return JOB_STATUSES.indexOf(status) + 1;
}

export function statusAfter(status: JobStatus): JobStatus | null {
  return JOB_STATUSES[JOB_STATUSES.indexOf(status) + 1] ?? null;
}

export function statusBefore(status: JobStatus): JobStatus | null {
  return JOB_STATUSES[JOB_STATUSES.indexOf(status) - 1] ?? null;
}
