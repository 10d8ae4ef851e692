import { isAddressLine } from '@tallyport/domain/values/address-lines';
import { isCompanyName } from '@tallyport/domain/values/company-names';
import { isCountryOfAnyTongue } from '@tallyport/domain/values/countries';
import { currencyIn } from '@tallyport/domain/values/currencies';
import { type DayOrder, daysIn } from '@tallyport/domain/values/dates';
import { isEmptyValue } from '@tallyport/domain/values/empty-values';
import { incotermsIn } from '@tallyport/domain/values/incoterms';
import { packageTypeIn } from '@tallyport/domain/values/package-types';
import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import { volumeUnitIn, weightUnitIn } from '@tallyport/domain/values/units';
import type { Phrase } from '../page/phrases.js';
import { KNOWN_WORDS } from './tuning.js';

/** What lists and forms of values know of a word by itself. */
const BY_ITSELF = {
  'unit of quantity': isQuantityUnit,
  package: (word: string) => packageTypeIn(word) !== null,
  currency: (word: string) => currencyIn(word) !== null,
  'unit of weight': (word: string) => !/^\d/u.test(word) && weightUnitIn(word) !== null,
  'unit of volume': (word: string) => !/^\d/u.test(word) && volumeUnitIn(word) !== null,
  incoterm: (word: string) => incotermsIn(word).length > 0,
  nothing: isEmptyValue,
  'mail or page': (word: string) => /@|^www\.|^https?:/iu.test(word),
};

/** What some words beside each other are together. */
const TOGETHER = { country: isCountryOfAnyTongue, 'tariff code': isTariffCode };

/** What a phrase reads like as a whole. */
const WHOLE = { company: isCompanyName, 'address line': isAddressLine };

/** What is known of a word, in this order, before whether it is part of a day. */
export const KNOWN = [...Object.keys(BY_ITSELF), ...Object.keys(TOGETHER), ...Object.keys(WHOLE), 'day'];

/** What lists and forms of values know of each word of a phrase: units, money, countries, codes of the tariff, days, and what names and addresses are like. */
export function knownWords({ words, text }: Phrase, order: DayOrder): boolean[][] {
  const texts = words.map((word) => word.text);
  const plain = texts.map((word) => word.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, ''));
  const runs = Object.values(TOGETHER).map((is) => inRuns(plain, is));
  const whole = Object.values(WHOLE).map((is) => text.length <= KNOWN_WORDS.longestPhrase && is(text));
  const days = inDays(texts, text, order);
  return plain.map((word, at) => [
    ...Object.values(BY_ITSELF).map((is) => is(word) || is(texts[at] ?? '')),
    ...runs.map((found) => found.has(at)),
    ...whole,
    days.has(at),
  ]);
}

/** The words of runs that are something together. */
function inRuns(words: readonly string[], is: (text: string) => boolean): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [from] of words.entries())
    for (let to = from + 1; to <= Math.min(words.length, from + KNOWN_WORDS.longestRun); to += 1)
      if (is(words.slice(from, to).join(' '))) for (let at = from; at < to; at += 1) found.add(at);
  return found;
}

/** The words of which a day is made. */
function inDays(words: readonly string[], text: string, order: DayOrder): ReadonlySet<number> {
  const days = daysIn(text, order);
  const found = new Set<number>();
  let position = 0;
  for (const [at, word] of words.entries()) {
    if (days.some(({ start, end }) => position < end && position + word.length > start)) found.add(at);
    position += word.length + 1;
  }
  return found;
}
