import { heightOf, overlapX, overlapY } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { WATERMARKS } from './tuning.js';

/** The phrases of a page without words that are drawn in large letters, or aslant, across others: they head nothing and are no part of a row. */
export function withoutWatermarks(phrases: readonly Phrase[]): readonly Phrase[] {
  const heights = phrases.map(({ area }) => heightOf(area)).toSorted((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const large = phrases.filter(({ area }) => heightOf(area) > WATERMARKS.higher * usual);
  const isAcross = (phrase: Phrase): boolean =>
    phrases.filter((other) => other !== phrase && areOver(phrase, other)).length >= WATERMARKS.leastCrossed;
  const across = large.filter(isAcross);
  // Words of one watermark that cross nothing are as large as those that do.
  const least = Math.min(...across.map(({ area }) => heightOf(area))) * WATERMARKS.alike;
  return across.length === 0 ? phrases : phrases.filter(({ area }) => heightOf(area) < least);
}

function areOver(one: Phrase, other: Phrase): boolean {
  return overlapX(one.area, other.area) > 0 && overlapY(one.area, other.area) > 0;
}
