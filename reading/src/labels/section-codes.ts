import { type Phrase, partOf } from '../page/phrases.js';
import { wholeLabel } from './match-label.js';
import { SECTION_CODES } from './tuning.js';

/** `A1 Consignor`, `B2 Kind of packages`; `BT-1 Numéro de facture` where an electronic invoice is shown with its business terms (EN 16931). */
const CODE = /^(?<code>[A-Z]\d{1,2}|[IVX]{1,4}\.\d{1,2}|B[TG]-\d{1,3})\.?\s+(?=\p{Lu}\p{L})/u;
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
  return phrases.flatMap(apartAtTerms).flatMap((phrase) => {
    const length = (CODE.exec(phrase.text) ?? HEADING.exec(phrase.text))?.[0].length ?? 0;
    const rest = length === 0 ? phrase : (partOf(phrase, length, phrase.text.length) ?? phrase);
    return HEADING.test(phrase.text) && wholeLabel(rest.text) === null ? [] : [rest];
  });
}

const TERM = /(?:^|\s)(?=B[TG]-\d{1,3}\s)/gu;

/** Several business terms on one line, each with its value: `BT-53 CP : 57100 BT-52 Ville : Thionville`. */
function apartAtTerms(phrase: Phrase): Phrase[] {
  const starts = [...phrase.text.matchAll(TERM)].map(({ index }) => index).filter((index) => index > 0);
  const cuts = [0, ...starts];
  return starts.length === 0 ? [phrase] : cuts.flatMap((start, at) => partOf(phrase, start, cuts[at + 1] ?? phrase.text.length) ?? []);
}
