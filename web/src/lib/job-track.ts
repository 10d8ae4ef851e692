import { jobTrack, type TrackPoint as TrackPointSchema } from '@tallyport/contracts/work-order/history-http';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from './api/call.js';
import { lastWritten } from './api/last-written.js';
import { queryKeys } from './query-keys.js';

export type TrackPoint = z.infer<typeof TrackPointSchema>;

/** Every point of a job's life: the track is drawn from it, and the band of a past moment is named by it. */
export function jobTrackQuery(orgId: string, jobId: string) {
  return queryOptions({
    queryKey: [...queryKeys.job(orgId, jobId), 'track'],
    queryFn: ({ signal }) => call(jobTrack, { o: orgId, id: jobId }, { signal, ifPosition: lastWritten() }),
  });
}

/** The position that `as_of` of an address names; null where it names a time, or nothing. */
export function positionOf(asOf: string | undefined): number | null {
  return asOf !== undefined && /^\d+$/.test(asOf) ? Number(asOf) : null;
}

/** The point at or before a position; the moment of an address may lie between two points of the job. */
export function pointAt(points: readonly TrackPoint[], position: number | null): number {
  if (position === null) return points.length - 1;
  return points.findLastIndex((point) => point.position <= position);
}
