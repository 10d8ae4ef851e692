import { isCountryCode } from '@tallyport/domain/values/countries';
import { countryCodeIn } from '@tallyport/domain/values/country-code';
import type { DocumentText } from '../document-text.js';
import type { Party } from './party.js';

const IBAN = /(?<![A-Z\d])IBAN\W{0,6}(?<country>[A-Z]{2})\d{2}\s?[A-Z\d]{4}/u;

/** The country in which a paper asks to be paid, by the IBANs on it; null where there is none, or several. */
export function homeCountryOf(text: DocumentText): string | null {
  const countries = new Set(text.phrases.flatMap((phrase) => IBAN.exec(phrase.text)?.groups?.['country'] ?? []));
  const labelled = text.labels.flatMap(({ text: words, candidates }) =>
    /iban/iu.test(words) ? (/^[A-Z]{2}(?=\d{2})/u.exec(candidates[0]?.lines[0]?.text.trim() ?? '')?.[0] ?? []) : [],
  );
  for (const country of labelled) countries.add(country);
  const [only, another] = [...countries].filter(isCountryCode);
  return another === undefined ? (only ?? null) : null;
}

/** Whether the address of somebody ends in another country than the one in which a paper asks to be paid. */
export function isAbroad({ address }: Party, home: string | null): boolean {
  const last = address?.from.at(-1)?.text.split(',').at(-1)?.trim() ?? '';
  const country = /\d/u.test(last) ? null : countryCodeIn(last);
  return home !== null && country !== null && country !== home;
}
