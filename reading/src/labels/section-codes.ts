import { type Phrase, partOf } from '../page/phrases.js';
import { wholeLabel } from './match-label.js';
import { SECTION_CODES } from './tuning.js';

/** `A1 Consignor`, `B2 Kind of packages`. */
const CODE = /^(?<code>[A-Z]\d{1,2}|[IVX]{1,4}\.\d{1,2})\.?\s+(?=\p{Lu}\p{L})/u;
/** The heading of a section: `C CARRIAGE`. */
const HEADING = /^[A-Z]\.?\s+(?=\p{Lu}{3}[\p{Lu}\s&,/-]*$)/u;

/**
 * The phrases of a form whose captions carry the codes of their sections, without these codes, and without headings that name
 * nothing. Other pages come back as they are.
 */
export function withoutSectionCodes(phrases: readonly Phrase[]): readonly Phrase[] {
  const codes = phrases.flatMap(({ text }) => CODE.exec(text)?.groups?.['code'] ?? []);
  const isForm = codes.length >= SECTION_CODES.least && new Set(codes).size === codes.length && codes.some((code) => code.endsWith('1'));
  if (!isForm) return phrases;
  return phrases.flatMap((phrase) => {
    const length = (CODE.exec(phrase.text) ?? HEADING.exec(phrase.text))?.[0].length ?? 0;
    const rest = length === 0 ? phrase : (partOf(phrase, length, phrase.text.length) ?? phrase);
    return HEADING.test(phrase.text) && wholeLabel(rest.text) === null ? [] : [rest];
  });
}
