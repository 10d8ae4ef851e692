import { isCompanyName } from '@tallyport/domain/values/company-names';
import type { DocumentText } from '../document-text.js';
import { heightOf, overlapX, overlapY } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { usualHeight } from '../page/type-size.js';
import { SCRIPT_SIGNATURE } from './tuning.js';

/**
 * A name at the place for a signature that is written by hand, or printed so: a few words in letters far larger than the print of the page.
 * What a scan's hand says is read badly, so there any letters will do, also right behind the caption: `Signature: Büju`.
 */
export function scriptSignature(places: readonly Phrase[], text: DocumentText): Phrase | null {
  for (const place of places) {
    const usual = usualHeight(text.phrases.filter(({ page }) => page === place.page)) ?? 0;
    if (place.method === 'ocr' && isWrittenOn(place, usual)) return place;
    const name = text.phrases.find((phrase) => isNear(place, phrase) && isHand(phrase, usual));
    if (name !== undefined) return name;
  }
  return null;
}

function isHand({ text, words, area, method }: Phrase, usual: number): boolean {
  const said = text.trim();
  const isName = method === 'ocr' ? SCRAWL.test(said) : /^\p{Lu}[\p{L}.'’ -]+$/u.test(said) && /\p{Ll}/u.test(said);
  return isName && words.length <= SCRIPT_SIGNATURE.mostWords && !isCompanyName(said) && heightOf(area) > SCRIPT_SIGNATURE.larger * usual;
}

/** Some letters, hardly a figure, and no label. */
const SCRAWL = /^(?=(?:\P{N}*\p{N}?){2}$)[^:：%$€£]*\p{L}{2}[^:：%$€£]*$/u;

/** Behind the caption itself stands something that is far higher than print. */
function isWrittenOn({ text, words }: Phrase, usual: number): boolean {
  const [, behind = ''] = /[:：]\s*(.+)$/u.exec(text) ?? [];
  const hand = words.slice(words.length - behind.split(' ').length);
  return behind !== '' && SCRAWL.test(behind) && hand.every(({ area }) => heightOf(area) > SCRIPT_SIGNATURE.larger * usual);
}

function isNear(place: Phrase, phrase: Phrase): boolean {
  if (phrase === place || phrase.page !== place.page) return false;
  const isBeside = overlapX(place.area, phrase.area) > 0 || Math.abs(place.area.left - phrase.area.left) < heightOf(phrase.area);
  if (isBeside) return overlapY(place.area, phrase.area) > -SCRIPT_SIGNATURE.reach;
  const isBehind = phrase.area.left >= place.area.right - 1 && phrase.area.left - place.area.right < SCRIPT_SIGNATURE.beside;
  return place.method === 'ocr' && isBehind && overlapY(place.area, phrase.area) > 0;
}
