import { anyOf } from '@tallyport/domain/any-of';
import { leadingCountry, trailingCountry } from '@tallyport/domain/values/leading-country';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { heightOf, isSameLine } from '../../page/area.js';
import { type Phrase, partOf } from '../../page/phrases.js';
import { ORIGIN } from '../tuning.js';
import { ORIGIN_LEADS } from './words/origin-words.js';

/** `MADE IN VIETNAM`, `Product of New Zealand.`, `Ursprung Schweiz`, `Origine des marchandises : France`. */
const LEAD = new RegExp(String.raw`(?<!\p{L})${anyOf(ORIGIN_LEADS)}(?!\p{L})\s*[:：]?\s*`, 'giu');
/** What may stand between them: the article, the town before its country. */
const BETWEEN = /^the\s+|^\p{Lu}[\p{L}-]+,\s+(?=\p{Lu})/u;
/** What ends a line of a declaration that asks for the country under it: `the goods were produced in`. */
const ASKED = /(?<!\p{L})(?:produced|manufactured|obtained|made)\s+in[\s.…_:]*$/iu;

/** The country in which goods are said to originate, where no label asks for it. Several countries are none. */
export function originInWords(text: DocumentText): Understood | null {
  const found = text.phrases.flatMap((phrase) => [...countriesIn(phrase), ...countryUnder(phrase, text)]);
  const [first] = found;
  const isOne = new Set(found.map(({ text: country }) => country.toUpperCase())).size === 1;
  return first !== undefined && isOne ? { value: first.text, from: [first], certainty: CERTAINTY.certificate.bodyAlone } : null;
}

/** The countries that a phrase names as those of its goods: behind words for it, or before `origin`. */
function countriesIn(phrase: Phrase): Phrase[] {
  const behind = [...phrase.text.matchAll(LEAD)].flatMap((lead) => {
    const end = lead.index + lead[0].length;
    const between = BETWEEN.exec(phrase.text.slice(end))?.[0].length ?? 0;
    const start = leadingCountry(phrase.text.slice(end)) === null ? end + between : end;
    const country = leadingCountry(phrase.text.slice(start));
    return country === null ? [] : (partOf(phrase, start, start + country.length) ?? []);
  });
  const before = [...phrase.text.matchAll(/\s+origin(?!\p{L})/giu)].flatMap(({ index }) => {
    const country = trailingCountry(phrase.text.slice(0, index));
    const start = country === null ? -1 : phrase.text.lastIndexOf(country, index);
    return country === null || start < 0 ? [] : (partOf(phrase, start, start + country.length) ?? []);
  });
  return [...behind, ...before];
}

/** The country filled in on the line of a declaration, beside its last word or a little lower. */
function countryUnder(asked: Phrase, text: DocumentText): Phrase[] {
  if (!ASKED.test(asked.text)) return [];
  const height = heightOf(asked.area);
  const near = text.phrases.filter(
    ({ page, area, cell }) =>
      page === asked.page &&
      cell.left === asked.cell.left &&
      area.left > asked.area.left &&
      (isSameLine(area, asked.area) || (area.top > asked.area.top && area.top - asked.area.bottom < ORIGIN.below * height)),
  );
  return near.filter(({ text: words }) => leadingCountry(words)?.length === words.replace(/\W+$/u, '').length).slice(0, 1);
}
