import { anyOf } from '@tallyport/domain/any-of';
import { countryCodeIn } from '@tallyport/domain/values/country-code';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { homeCountryOf } from '../../fields/home-country.js';
import type { Phrase } from '../../page/phrases.js';
import { markedOn } from './marks-of-countries.js';
import { CURRENCY_AT_HOME, HOME_SIGNS, type HomeSign } from './words/home-currencies.js';

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

/** Dollars of nobody knows where, on a paper of a country that has none of its own: those of the United States. */
export function bareDollars(text: DocumentText): Understood | null {
  const [printed, ...others] = text.phrases.filter((phrase) => /(?<![\p{L}\d])\$\s?\d/u.test(phrase.text));
  const dollars = HOME_SIGNS.find(({ currencies }) => 'US' in currencies);
  const countries = countriesOn(text);
  const isElsewhere = dollars === undefined || Object.keys(dollars.currencies).some((country) => countries.has(country));
  if (printed === undefined || others.length === 0 || isElsewhere) return null;
  return { value: 'USD', from: [printed], certainty: CERTAINTY.amount.bareDollars };
}

/** Where no currency is named, and no sign of one, a paper with the taxes and numbers of business of one country alone counts in its money. */
export function currencyOfCountry(text: DocumentText): Understood | null {
  const marked = markedOn(text).filter(({ country }) => country in CURRENCY_AT_HOME);
  const [first] = marked;
  const named = text.phrases.flatMap(({ text: words }) => countryAtEnd(words) ?? []);
  const value = first === undefined ? undefined : CURRENCY_AT_HOME[first.country];
  const countries = [...marked.map(({ country }) => country), ...named];
  if (first === undefined || countries.some((country) => CURRENCY_AT_HOME[country] !== value)) return null;
  return value === undefined ? null : { value, from: [first.phrase], certainty: CERTAINTY.amount.currencyOfCountry, isInferred: true };
}

function isPrinted({ sign }: HomeSign, { text }: Phrase): boolean {
  return new RegExp(String.raw`(?<!\p{L})${anyOf(sign)}`, 'u').test(text);
}

/** The country in full that is the last part of an address, or all of it. */
function countryAtEnd(words: string): string | null {
  const last = words.split(/[,–-]/u).at(-1) ?? '';
  return /\p{L}{4}/u.test(last) ? countryCodeIn(last) : null;
}

/** The countries of a paper: those that it names, that of the bank, and those whose numbers of business and codes of towns it prints. */
function countriesOn(text: DocumentText): ReadonlySet<string> {
  const named = text.phrases.flatMap(({ text: words }) => countryCodeIn(words.split(/[,–-]/u).at(-1) ?? '') ?? countryCodeIn(words) ?? []);
  const marked = markedOn(text).map(({ country }) => country);
  return new Set([...named, ...marked, ...[homeCountryOf(text)].flatMap((country) => country ?? [])]);
}
