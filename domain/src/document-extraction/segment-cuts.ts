import type { SegmentCut } from '@tallyport/contracts/document-extraction/document-types';
import { Rejection } from '../rejection.js';

/** Whether two pieces are the same pages under the same type. What a title says is the reader's business, but for `other`. */
export function isSameCut(one: SegmentCut, other: SegmentCut): boolean {
  const isSameTitle = one.type !== 'other' || one.title === other.title || one.title === null;
  return one.fromPage === other.fromPage && one.toPage === other.toPage && one.type === other.type && isSameTitle;
}

/** Whether a wished split is the one that stands. */
export function isSameSplit(wished: readonly SegmentCut[], standing: readonly SegmentCut[]): boolean {
  return (
    wished.length === standing.length &&
    wished.every((cut, index) => {
      const other = standing[index];
      return other !== undefined && isSameCut(cut, other);
    })
  );
}

/** Refuses pieces that do not hold every page of the file exactly once, in order. */
export function requireWholeFile(segments: readonly SegmentCut[], lastPage: number): void {
  let next = 1;
  for (const { fromPage, toPage } of segments) {
    if (fromPage < next || toPage < fromPage) throw new Rejection('document.segments-overlap');
    if (toPage > lastPage) throw new Rejection('document.segments-past-end');
    if (fromPage > next) throw new Rejection('document.segments-gap');
    next = toPage + 1;
  }
  if (next <= lastPage) throw new Rejection('document.segments-gap');
}
