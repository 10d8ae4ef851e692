import { anyOf } from '@tallyport/domain/any-of';
import type { DocumentText } from '../document-text.js';
import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { ADDRESSED_TO } from './tuning.js';
import { SALUTATIONS } from './words/salutations.js';

const ATTENTION = /^\W*(?:att(?:n|ention)?|z\.?\s?h(?:d|ä?nden)?|c\.?a|t\.?a\.?v|[àa] l['’]attention)\s*[.:]*\s+\p{Lu}/iu;
const FOR =
  /^\W*(?:att(?:n|ention)?|z\.?\s?h(?:d|ä?nden)?|c\.?a|t\.?a\.?v|[àa] l['’]attention)\s*(?:[.:]|\s(?:de|der|des|du|herrn?|frau)\s)/iu;
const SALUTATION = new RegExp(String.raw`^\W*${anyOf(SALUTATIONS)}[\s.,:]*$`, 'iu');

/** Whether a line says for whose attention in a house something goes: `Att.: J. Smith`, `t.a.v. Crediteurenadministratie`. */
export function isForAttention(words: string): boolean {
  return FOR.test(words) && ATTENTION.test(words.replace(/[.:]+/gu, ' '));
}

/** Whether a name stands in the address of whom a paper goes to: under a salutation, or over a line for somebody's attention. */
export function isAddressedTo({ page, area }: Phrase, { phrases }: DocumentText): boolean {
  const height = heightOf(area);
  const atPlace = phrases.filter((other) => other.page === page && Math.abs(other.area.left - area.left) < ADDRESSED_TO.samePlace);
  return atPlace.some(({ area: other, text }) => {
    const above = area.top - other.bottom;
    const below = other.top - area.bottom;
    const isRightAbove = above > -0.5 * height && above < height;
    const isNear = below > -0.5 * height && below < ADDRESSED_TO.linesUnder * height;
    return (isRightAbove && SALUTATION.test(text)) || (isNear && isForAttention(text));
  });
}
