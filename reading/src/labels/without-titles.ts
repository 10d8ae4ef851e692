import { titlesWithin } from '../classify/titles.js';
import { type Area, heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { usualHeight } from '../page/type-size.js';
import { canonicalText } from './tokens.js';
import { WITHOUT_TITLES } from './tuning.js';

/**
 * Phrases without titles: large print that reads like one, or is larger than any label. How high print is there is told by all that is printed:
 * where much of it is as large, a hand has filled a form in.
 */
export function withoutTitles(phrases: readonly Phrase[], printed: readonly Phrase[]): Phrase[] {
  const typical = usualHeight(printed) ?? 0;
  const heights = printed.filter(({ method }) => method === 'ocr').map(({ area }) => heightOf(area));
  const isByHand = (area: Area): boolean => {
    const alike = heights.filter((height) => height > WITHOUT_TITLES.likeHand * heightOf(area)).length;
    return alike >= WITHOUT_TITLES.leastOfHand && alike > WITHOUT_TITLES.shareOfHand * heights.length;
  };
  const isTitle = ({ text, area }: Phrase): boolean =>
    !/[:：]|\d{4}/u.test(text) &&
    heightOf(area) > WITHOUT_TITLES.titleSize * typical &&
    ((heightOf(area) > WITHOUT_TITLES.huge * typical && !isByHand(area)) || titlesWithin(canonicalText(text)).length > 0);
  return phrases.filter((phrase) => !isTitle(phrase));
}
