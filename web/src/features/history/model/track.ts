import { pointAt, type TrackPoint } from '../../../lib/job-track.js';

/**
 * Where the arrows stop: at what the list of changes names, so that the many steps of a reading are one stride.
 * Before the oldest change that is known, at every point.
 */
export function stopsOf(points: readonly TrackPoint[], changes: readonly { readonly position: number }[]): TrackPoint[] {
  const named = new Set(changes.map(({ position }) => position));
  const oldest = Math.min(...named);
  return points.filter(({ position }, index) => named.has(position) || position < oldest || index === points.length - 1);
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
