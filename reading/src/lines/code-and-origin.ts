import { isCountry, isCountryCode } from '@tallyport/domain/values/countries';
import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import { type Phrase, partOf } from '../page/phrases.js';

/** A code and what stands before or behind it. */
const BESIDE =
  /^(?<before>\p{L}[\p{L} .'’-]*?)?[\s/|·,;(–-]*(?<code>\d{4}[.\s]?\d{2}(?:[.\s]?\d{2}){0,3})[\s/|·,;(–-]*(?<behind>\p{L}[\p{L} .'’-]*?)?\)?$/u;

/** A code of the tariff and the country of origin under one head: `3304.99 / AU`, `DE 84138100`. Null where a cell says one of them only. */
export function codeAndOrigin(cell: Phrase | null): { code: Phrase; origin: Phrase } | null {
  const { before, code = '', behind } = BESIDE.exec(cell?.text.trim() ?? '')?.groups ?? {};
  const country = before ?? behind ?? '';
  if (cell === null || (before !== undefined && behind !== undefined) || !isTariffCode(code)) return null;
  if (!isCountry(country) && !isCountryCode(country)) return null;
  const [codeAt, countryAt] = [cell.text.indexOf(code), before === undefined ? cell.text.lastIndexOf(country) : cell.text.indexOf(country)];
  const [coded, origin] = [partOf(cell, codeAt, codeAt + code.length), partOf(cell, countryAt, countryAt + country.length)];
  return coded === null || origin === null ? null : { code: coded, origin };
}
