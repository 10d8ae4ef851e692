import { isCountry, isCountryCode } from './countries.js';

/** A code for a place, alone or behind the name of the place. */
const LOCODE = /(?:^|[\s(/])(([A-Z]{2})[A-Z2-9]{3})\)?$/;

/** The code of a place at the end of a text (UN/LOCODE: a country's two letters and three more); null where none stands there, as in `CHENNAI, INDIA`. */
export function portCodeIn(text: string): string | null {
  const [, code, country] = LOCODE.exec(text.trim()) ?? [];
  return code === undefined || country === undefined || !isCountryCode(country) || isCountry(code) ? null : code;
}
