import { isCompanyName } from '@tallyport/domain/values/company-names';
import type { DocumentText } from '../document-text.js';
import { heightOf, overlapX, overlapY } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { usualHeight } from '../page/type-size.js';
import { SCRIPT_SIGNATURE } from './tuning.js';

/** A name set as if by hand at the place for a signature: a few words in small letters, far larger than the print of the page. */
export function scriptSignature(places: readonly Phrase[], text: DocumentText): Phrase | null {
  const name = places.flatMap((place) => text.phrases.find((phrase) => isNear(place, phrase) && isHand(phrase, text)) ?? [])[0];
  return name ?? null;
}

function isHand(phrase: Phrase, text: DocumentText): boolean {
  const words = phrase.text.trim();
  const isName = /^\p{Lu}[\p{L}.'’ -]+$/u.test(words) && /\p{Ll}/u.test(words) && phrase.words.length <= SCRIPT_SIGNATURE.mostWords;
  return (
    isName &&
    !isCompanyName(words) &&
    heightOf(phrase.area) > SCRIPT_SIGNATURE.larger * (usualHeight(text.phrases.filter(({ page }) => page === phrase.page)) ?? 0)
  );
}

function isNear(place: Phrase, phrase: Phrase): boolean {
  const isBeside = overlapX(place.area, phrase.area) > 0 || Math.abs(place.area.left - phrase.area.left) < heightOf(phrase.area);
  return phrase !== place && phrase.page === place.page && isBeside && overlapY(place.area, phrase.area) > -SCRIPT_SIGNATURE.reach;
}
