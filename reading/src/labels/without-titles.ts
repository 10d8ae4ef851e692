import { titlesWithin } from '../classify/titles.js';
import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { usualHeight } from '../page/type-size.js';
import { canonicalText } from './tokens.js';
import { WITHOUT_TITLES } from './tuning.js';

/** Phrases without titles: large print that reads like one, or is larger than any label. How high print is there is told by all that is printed. */
export function withoutTitles(phrases: readonly Phrase[], printed: readonly Phrase[]): Phrase[] {
  const typical = usualHeight(printed) ?? 0;
  const isTitle = ({ text, area }: Phrase): boolean =>
    !/[:：]|\d{4}/u.test(text) &&
    heightOf(area) > WITHOUT_TITLES.titleSize * typical &&
    (heightOf(area) > WITHOUT_TITLES.huge * typical || titlesWithin(canonicalText(text)).length > 0);
  return phrases.filter((phrase) => !isTitle(phrase));
}
