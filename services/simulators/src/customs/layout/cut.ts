import type { Segment } from '../edifact/segment.js';

/** Cuts segments before each that begins a group. What stands before the first of them is a group too. */
export function cutBefore(segments: readonly Segment[], begins: (segment: Segment) => boolean): Segment[][] {
  const groups: Segment[][] = [];
  for (const segment of segments) {
    const last = groups.at(-1);
    if (last === undefined || begins(segment)) groups.push([segment]);
    else last.push(segment);
  }
  return groups;
}

/** Segments up to the first that ends them, that one included, and those after it. */
export function splitAfter(segments: readonly Segment[], ends: (segment: Segment) => boolean): [Segment[], Segment[]] {
  const place = segments.findIndex(ends);
  return place < 0 ? [[...segments], []] : [segments.slice(0, place + 1), segments.slice(place + 1)];
}
