import { isCountry } from '@tallyport/domain/values/countries';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { partOf } from '../../page/phrases.js';

/** `MADE IN VIETNAM`, `the goods originate in Peru`, and `U.S.A. ORIGIN` alone on a line. */
const COUNTRY = String.raw`\p{Lu}[\p{L}. ]{1,40}?`;
const MADE = String.raw`(?:made|produced|manufactured|originat\w+)\s+(?:solely\s+|wholly\s+|entirely\s+)?in\s+(?:the\s+)?`;
const SAID = new RegExp(String.raw`${MADE}(?<behind>${COUNTRY})\s*[.,;]?\s*$|^\W*(?:of\s+)?(?<before>${COUNTRY})\s+origin\W*$`, 'iu');

/** The country in which goods are said to originate, where no label asks for it. Several countries are none. */
export function originInWords(text: DocumentText): Understood | null {
  const found = text.phrases.flatMap((phrase) => {
    const groups = SAID.exec(phrase.text)?.groups;
    const country = groups?.['behind'] ?? groups?.['before'];
    if (country === undefined || !isCountry(country)) return [];
    const start = phrase.text.indexOf(country);
    const place = partOf(phrase, start, start + country.length);
    return place === null ? [] : [{ value: country, from: [place], certainty: CERTAINTY.certificate.bodyAlone }];
  });
  const [first] = found;
  const isOne = new Set(found.map(({ value }) => value.toUpperCase())).size === 1;
  return first !== undefined && isOne ? first : null;
}
