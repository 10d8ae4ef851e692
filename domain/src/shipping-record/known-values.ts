import type { CodeList } from '@tallyport/contracts/reference/code-list';
import { CURRENCIES } from '@tallyport/contracts/reference/currency';
import { PACKAGE_UNITS } from '@tallyport/contracts/reference/package-unit';
import { PACKAGING_TYPES } from '@tallyport/contracts/reference/packaging-type';
import { WEIGHT_UNITS } from '@tallyport/contracts/reference/weight-unit';
import { namesCountry } from '../values/countries.js';
import { packageTypeIn } from '../values/package-types.js';
import { quantityUnitIn } from '../values/quantity-units.js';
import { volumeUnitIn, weightUnitIn } from '../values/units.js';

const currencies = codesOf(CURRENCIES);
const units = codesOf(PACKAGE_UNITS, PACKAGING_TYPES, WEIGHT_UNITS);
const packages = codesOf(PACKAGING_TYPES, PACKAGE_UNITS);

/** Whether a text is a currency code of ISO 4217. */
export function isKnownCurrency(text: string): boolean {
  return currencies.has(text.trim().toUpperCase());
}

/** Whether a text is a unit: a code or name of the reference lists, or a word in which papers count, weigh and measure. */
export function isKnownUnit(text: string): boolean {
  return units.has(text.trim().toUpperCase()) || [quantityUnitIn, weightUnitIn, volumeUnitIn].some((find) => find(text) !== null);
}

/** Whether a text is a kind of package: a code or name of the reference lists, or a word of papers for one. */
export function isKnownPackage(text: string): boolean {
  return packages.has(text.trim().toUpperCase()) || packageTypeIn(text) !== null || quantityUnitIn(text) !== null;
}

/** Whether a text is a code of ISO 3166-1 or names a country, alone or among other words, in a language of exporters. */
export function isKnownCountry(text: string): boolean {
  return namesCountry(text.trim().toUpperCase());
}

function codesOf(...lists: readonly CodeList[]): ReadonlySet<string> {
  return new Set(lists.flatMap(({ entries }) => entries.flatMap(({ code, en, zh }) => [code, en.toUpperCase(), zh])));
}
