import { titlesWithin } from '../classify/titles.js';
import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { canonicalText } from './tokens.js';

/** Print this much higher than the rest of a page is its title where it reads like one. */
const TITLE_SIZE = 1.4;
/** Print this much higher is never that of a label. */
const HUGE = 2;

/** Phrases without titles: large print that reads like one, or is larger than any label. How high print is there is told by all that is printed. */
export function withoutTitles(phrases: readonly Phrase[], printed: readonly Phrase[]): Phrase[] {
  const heights = printed.map(({ area }) => heightOf(area)).sort((a, b) => a - b);
  const typical = heights[Math.floor(heights.length / 2)] ?? 0;
  const isTitle = ({ text, area }: Phrase): boolean =>
    !/[:：]|\d{4}/u.test(text) &&
    heightOf(area) > TITLE_SIZE * typical &&
    (heightOf(area) > HUGE * typical || titlesWithin(canonicalText(text)).length > 0);
  return phrases.filter((phrase) => !isTitle(phrase));
}
