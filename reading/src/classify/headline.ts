import { anyOf } from '@tallyport/domain/any-of';
import { wholeLabel } from '../labels/match-label.js';
import { isStated, statedTitle, type Title } from './title-rules.js';
import { isPaperWord } from './title-words.js';
import { needsLargePrint, placesOf, titleOf } from './titles.js';
import { HEADLINE } from './tuning.js';

/** Words of sentences, which no headline has. */
const SENTENCE =
  /(?<!\p{L})(?:we|i|hereby|please|shall|must|(?:is|are|has|have) (?:to|been)|see|attached|enclosed|required|yes)(?!\p{L})/iu;
/** What ends a sentence, a label or half a line, and the numbers that stand behind labels. */
const NO_HEADLINE = /[.,;:：?]\s*$|\d{3}|^\W*\d|^\p{Ll}/u;

/** How a line is printed: its height as a part of the usual one, and whether it stands in the upper part of its page. */
interface Print {
  readonly size: number;
  readonly isHigh: boolean;
}

/**
 * The title that a headline says although it has words of its own: `Letter on goods without asbestos`. Only papers that state
 * something are titled so; a headline is printed larger than the rest, or in capitals and with a word for a paper.
 */
export function headlineOf(text: string, canonical: string, { size, isHigh }: Print): Title | null {
  const words = canonical.split(' ');
  if (words.length < HEADLINE.fewestWords || words.length > HEADLINE.mostWords || NO_HEADLINE.test(text) || SENTENCE.test(text))
    return null;
  const isSet = !/\p{Ll}/u.test(text) || (isHigh && (size >= HEADLINE.highHeadline || SUBJECT.test(text)));
  if ((size < HEADLINE.headline && !(isSet && words.some(isPaperWord))) || (wholeLabel(text)?.concepts.length ?? 0) > 0) return null;
  return statedTitle(canonical);
}

/**
 * The paper with whose name a line begins that says more, where that paper states something or is an offer of an invoice:
 * `CERTIFICADO DE ORIGEN DEL MERCOSUR`, `PRO-FORMA INVOICE PF/063 dated 2 May 2026`.
 */
export function leadingTitle(text: string, canonical: string): Title | null {
  if (PRO_FORMA.test(text) && !SENTENCE.test(text)) return titleOf('pro forma invoice');
  const words = canonical.split(' ');
  if (words.length > HEADLINE.mostWords || NO_HEADLINE.test(text) || SENTENCE.test(text)) return null;
  if ((wholeLabel(text)?.concepts.length ?? 0) > 0) return null;
  const [longest] = placesOf(words)
    .filter((place) => place.from === 0 && !needsLargePrint(place.words))
    .toSorted((a, b) => b.to - a.to);
  return longest !== undefined && isStated(longest.title) ? longest.title : null;
}

const PRO_FORMA = /^\W*pro[\s-]?forma[\s-]+invoice(?![^:：]{0,12}[:：])/iu;

/** How a letter says what it is about. */
const SUBJECT = /^\W*(?:re|sub|subject)\s*[:：]/iu;

/** Words before and behind the name of a paper that is spoken of: `RE: Invoice 77`, `under invoice`, `delivery order fee`, `INV-77`, `N/Bon de livraison`. */
const SPOKEN_OF = new RegExp(
  anyOf(String.raw`
    ^\W*(?:re|ref|reference|refers? to|relates? to|subject|regarding|concerning|covering|related|relating|(?:for|under|as per|against|per|according to|with)\b)(?!\p{L})
    (?<!\p{L})(?:under|as per|against|per|this|that|these|our|your|its?|the|relevant|related|covering) (?:\p{L}+ )?(?:invoice|bill|order|certificate|declaration)(?!\p{L})
    (?<!\p{L})(?:fees?|issuance|handling|surcharge)\W*$
    ^\W*\p{Lu}{1,4}[-/]\d
    ^\W*(?:[NV]\s?/\s?|(?:notre|votre|unser\p{L}*|ihr[ae]?|nuestr[oa]|vuestr[oa]|vostr[oa]|nostr[oa]|onze|uw|jeres|vores|din|vår|nosso|vosso)\s)\p{L}{3}
    ^[("“]
  `),
  'iu',
);

/** Whether a line that holds a title only speaks of such a paper. */
export function isSpokenOf(text: string): boolean {
  return SPOKEN_OF.test(text);
}
