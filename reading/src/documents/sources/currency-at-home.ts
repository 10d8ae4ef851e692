import { anyOf } from '@tallyport/domain/any-of';
import { countryCodeIn } from '@tallyport/domain/values/country-code';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { homeCountryOf } from '../../fields/home-country.js';
import type { Phrase } from '../../page/phrases.js';
import { HOME_SIGNS, type HomeSign, MARKS_OF_COUNTRIES } from './words/home-currencies.js';

/** What a sign that several countries use means on a paper of one of them: `Rs.` beside a GSTIN, `$` beside a town in the United States. */
export function currencyAtHome(text: DocumentText): Understood | null {
  const countries = countriesOn(text);
  for (const sign of HOME_SIGNS) {
    const [printed] = text.phrases.filter((phrase) => isPrinted(sign, phrase));
    const meant = new Set(Object.entries(sign.currencies).flatMap(([country, code]) => (countries.has(country) ? [code] : [])));
    const [code, another] = meant;
    if (printed !== undefined && code !== undefined && another === undefined)
      return { value: code, from: [printed], certainty: CERTAINTY.amount.currencyAtHome };
  }
  return null;
}

function isPrinted({ sign }: HomeSign, { text }: Phrase): boolean {
  return new RegExp(String.raw`(?<![\p{L}\d])${anyOf(sign)}`, 'u').test(text);
}

/** The countries of a paper: those that it names, that of the bank, and those whose numbers of business and codes of towns it prints. */
function countriesOn(text: DocumentText): ReadonlySet<string> {
  const named = text.phrases.flatMap(({ text: words }) => countryCodeIn(words.split(/[,–-]/u).at(-1) ?? '') ?? countryCodeIn(words) ?? []);
  const marked = Object.entries(MARKS_OF_COUNTRIES).flatMap(([country, marks]) =>
    text.phrases.some((phrase) => new RegExp(anyOf(marks), 'u').test(phrase.text)) ? [country] : [],
  );
  return new Set([...named, ...marked, ...[homeCountryOf(text)].flatMap((country) => country ?? [])]);
}
