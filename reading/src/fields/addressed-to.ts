import { anyOf } from '@tallyport/domain/any-of';
import type { DocumentText } from '../document-text.js';
import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { ADDRESSED_TO } from './tuning.js';
import { SALUTATIONS } from './words/salutations.js';

const FOR_ATTENTION = String.raw`
  att[.:]+
  att(?:n|ention)(?!\p{L})[.:]*
  z\.?\s?h(?:d|\.)(?!\p{L})[.:]*
  zu händen
  c\.\s?a\.
  t\.?\s?a\.?\s?v(?!\p{L})[.:]*
  [àa] l['’]attention
  k\.\s?a\.
`;
const ATTENTION = new RegExp(String.raw`^\W*${anyOf(FOR_ATTENTION)}\s*:?\s*(?:de\s|der\s|des\s|du\s|herrn?\s|frau\s)?(?=\p{L})`, 'iu');
const SALUTATION = new RegExp(String.raw`^\W*${anyOf(SALUTATIONS)}[\s.,:]*$`, 'iu');

/** Whether a line says for whose attention in a house something goes: `Att.: J. Smith`, `t.a.v. Crediteurenadministratie`. */
export function isForAttention(words: string): boolean {
  return ATTENTION.test(words);
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
