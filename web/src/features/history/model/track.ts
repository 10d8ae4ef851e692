import type { TrackPoint as TrackPointSchema } from '@tallyport/contracts/work-order/history-http';
import type { z } from 'zod';

export type TrackPoint = z.infer<typeof TrackPointSchema>;

/** The point at or before a position; the moment of an address may lie between two points of the job. */
export function pointAt(points: readonly TrackPoint[], position: number | null): number {
  if (position === null) return points.length - 1;
  return points.findLastIndex((point) => point.position <= position);
}

/** The position of the neighbour in that direction; null is now. Staying at an end is allowed. */
export function neighbour(points: readonly TrackPoint[], position: number | null, by: 1 | -1): number | null {
  const next = pointAt(points, position) + by;
  return next >= points.length - 1 ? null : (points[Math.max(0, next)]?.position ?? null);
}

/** The position at which the job reached its next or last status in that direction; null is now. */
export function statusNeighbour(points: readonly TrackPoint[], position: number | null, by: 1 | -1): number | null {
  const at = pointAt(points, position);
  const stations = points.flatMap(({ status }, index) => (status === null ? [] : [index]));
  const found = by === 1 ? stations.find((index) => index > at) : stations.findLast((index) => index < at);
  if (found === undefined) return by === 1 ? null : (points[0]?.position ?? null);
  return points[found]?.position ?? null;
}
